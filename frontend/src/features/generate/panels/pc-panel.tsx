import { LIMITS } from '#contracts';
import type { GeneratorRequest } from '#domain';
import { Form } from 'antd';
import { countOf } from '../../../shared/text/format';
import { useFormValue } from '../../../shared/ui/use-form-value';
import type { GeneratorData } from './generator-data';
import { PC } from '../generation-kinds';
import { GeneratorPanel } from './generator-panel';
import { NO_IDS, OptionPicker } from '../picker/option-picker';

export function PcPanel({ data }: { data: GeneratorData }) {
  const [form] = Form.useForm<GeneratorRequest<'pc'>>();
  const productCategoryIds = useFormValue(form, 'productCategoryIds', NO_IDS);

  return (
    <GeneratorPanel<GeneratorRequest<'pc'>>
      data={data}
      generation={PC}
      request={{ kind: 'pc', productCategoryIds }}
      form={form}
      initialValues={{ productCategoryIds: [] }}
      hint="Two questions for each product category: the best, and the top rated."
      formula={`${countOf(productCategoryIds.length, 'category', 'categories')} × ${LIMITS.promptsPerProductCategory}`}
      toBody={(values) => values}
    >
      <Form.Item name="productCategoryIds">
        <OptionPicker label="Product categories" groups={data.productCategories} tall />
      </Form.Item>
    </GeneratorPanel>
  );
}
