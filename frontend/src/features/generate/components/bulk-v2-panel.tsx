import { LIMITS, type GenerateBulkV2Request } from '#contracts';
import { Form } from 'antd';
import { countOf } from '../../../shared/text/format';
import { useFormValue } from '../../../shared/ui/use-form-value';
import { countOrZero, type GeneratorData } from '../brand-data';
import { BULK_V2 } from '../generation-kinds';
import { AttributePicker } from './attribute-picker';
import { GeneratorPanel } from './generator-panel';

const { min, max } = LIMITS.bulkV2ProductCategories;

const NONE: string[] = [];

export function BulkV2Panel({ data }: { data: GeneratorData }) {
  const [form] = Form.useForm<GenerateBulkV2Request>();
  const productCategoryIds = useFormValue(form, 'productCategoryIds', NONE);
  const total = countOrZero(data, { kind: 'bulk-v2', productCategoryIds });
  const attributes = data.otherCategories.reduce((sum, group) => sum + group.attributes.length, 0);

  return (
    <GeneratorPanel<GenerateBulkV2Request>
      brandId={data.brandId}
      generation={BULK_V2}
      form={form}
      initialValues={{ productCategoryIds: [] }}
      hint="Each selected product category with every customer and product attribute."
      buttonText="Generate Bulk v2 Prompts"
      total={total}
      formula={`${countOf(productCategoryIds.length, 'category', 'categories')} × ${countOf(attributes, 'attribute')}`}
      toBody={(values) => values}
    >
      <Form.Item
        name="productCategoryIds"
        rules={[{ type: 'array', required: true, min, max, message: BULK_V2.selectionMessage }]}
      >
        <AttributePicker
          label={`Product categories, up to ${max}`}
          groups={data.productCategories}
          max={max}
          tall
        />
      </Form.Item>
    </GeneratorPanel>
  );
}
