import { GENERATORS, type GeneratorRequest } from '#domain';
import { Form } from 'antd';
import { countOf } from '../../../shared/text/format';
import { useFormValue } from '../../../shared/ui/use-form-value';
import type { GeneratorData } from './brand-data';
import { BULK_V2 } from '../generation-kinds';
import { usePromptCount } from './use-prompt-count';
import { GeneratorPanel } from './generator-panel';
import { OptionPicker } from './option-picker';

const { min, max, message } = GENERATORS['bulk-v2'].fields.productCategoryIds;

const NONE: string[] = [];

export function BulkV2Panel({ data }: { data: GeneratorData }) {
  const [form] = Form.useForm<GeneratorRequest<'bulk-v2'>>();
  const productCategoryIds = useFormValue(form, 'productCategoryIds', NONE);
  const count = usePromptCount(data, { kind: 'bulk-v2', productCategoryIds });
  const attributes = data.otherCategories.reduce((sum, group) => sum + group.options.length, 0);

  return (
    <GeneratorPanel<GeneratorRequest<'bulk-v2'>>
      brandId={data.brandId}
      generation={BULK_V2}
      form={form}
      initialValues={{ productCategoryIds: [] }}
      hint="Each selected product category with every customer and product attribute."
      count={count}
      formula={`${countOf(productCategoryIds.length, 'category', 'categories')} × ${countOf(attributes, 'attribute')}`}
      toBody={(values) => values}
    >
      <Form.Item name="productCategoryIds" rules={[{ type: 'array', required: true, min, max, message }]}>
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
