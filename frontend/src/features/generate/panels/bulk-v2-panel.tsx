import { GENERATORS, type GeneratorRequest } from '#domain';
import { Form } from 'antd';
import { countOf } from '../../../shared/text/format';
import { useFormValue } from '../../../shared/ui/use-form-value';
import type { GeneratorData } from './generator-data';
import { BULK_V2 } from '../generation-kinds';
import { GeneratorPanel } from './generator-panel';
import { NO_IDS, OptionPicker } from '../picker/option-picker';

const { max } = GENERATORS['bulk-v2'].fields.productCategoryIds;

export function BulkV2Panel({ data }: { data: GeneratorData }) {
  const [form] = Form.useForm<GeneratorRequest<'bulk-v2'>>();
  const productCategoryIds = useFormValue(form, 'productCategoryIds', NO_IDS);
  const attributes = data.otherCategories.reduce((sum, group) => sum + group.options.length, 0);

  return (
    <GeneratorPanel<GeneratorRequest<'bulk-v2'>>
      data={data}
      generation={BULK_V2}
      request={{ kind: 'bulk-v2', productCategoryIds }}
      form={form}
      initialValues={{ productCategoryIds: [] }}
      hint="Each selected product category with every customer and product attribute."
      formula={`${countOf(productCategoryIds.length, 'category', 'categories')} × ${countOf(attributes, 'attribute')}`}
      toBody={(values) => values}
    >
      <Form.Item name="productCategoryIds">
        <OptionPicker
          label={`Product categories, up to ${max}`}
          groups={data.productCategories}
          max={max}
          tall
        />
      </Form.Item>
    </GeneratorPanel>
  );
}
