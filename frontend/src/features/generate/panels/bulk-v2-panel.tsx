import { LIMITS, MESSAGES, type GenerateBulkV2Request } from '#contracts';
import { Form } from 'antd';
import { countOf } from '../../../shared/text/format';
import { useFormValue } from '../../../shared/ui/use-form-value';
import type { GeneratorData } from './brand-data';
import { BULK_V2 } from '../generation-kinds';
import { usePromptCount } from './use-prompt-count';
import { GeneratorPanel } from './generator-panel';
import { OptionPicker } from './option-picker';

const { min, max } = LIMITS.bulkV2ProductCategories;

const NONE: string[] = [];

export function BulkV2Panel({ data }: { data: GeneratorData }) {
  const [form] = Form.useForm<GenerateBulkV2Request>();
  const productCategoryIds = useFormValue(form, 'productCategoryIds', NONE);
  const count = usePromptCount(data, { kind: 'bulk-v2', productCategoryIds });
  const attributes = data.otherCategories.reduce((sum, group) => sum + group.options.length, 0);

  return (
    <GeneratorPanel<GenerateBulkV2Request>
      brandId={data.brandId}
      generation={BULK_V2}
      form={form}
      initialValues={{ productCategoryIds: [] }}
      hint="Each selected product category with every customer and product attribute."
      count={count}
      formula={`${countOf(productCategoryIds.length, 'category', 'categories')} × ${countOf(attributes, 'attribute')}`}
      toBody={(values) => values}
    >
      <Form.Item
        name="productCategoryIds"
        rules={[{ type: 'array', required: true, min, max, message: MESSAGES.bulkV2Selection }]}
      >
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
