import type { GenerateManualV2Request } from '#contracts';
import { Form } from 'antd';
import { countOf } from '../../../shared/text/format';
import { useFormValue } from '../../../shared/ui/use-form-value';
import { countOrZero, type GeneratorData } from '../brand-data';
import { MANUAL_V2 } from '../generation-kinds';
import { AttributePicker } from './attribute-picker';
import { GeneratorPanel } from './generator-panel';

type Values = Required<GenerateManualV2Request>;

/** Category id → attribute ids, in the order of the categories, without empty selections. */
function selectedByCategory(data: GeneratorData, ids: readonly string[]): Record<string, string[]> {
  const selected = data.otherCategories.map(({ category, attributes }) => [
    category.id,
    attributes.map((attribute) => attribute.id).filter((id) => ids.includes(id)),
  ]);
  return Object.fromEntries(selected.filter(([, chosen]) => chosen!.length > 0)) as Record<string, string[]>;
}

interface FormValues {
  productCategoryIds: string[];
  attributeIds: string[];
}

const NONE: string[] = [];

export function ManualV2Panel({ data }: { data: GeneratorData }) {
  const [form] = Form.useForm<FormValues>();
  const productCategoryIds = useFormValue(form, 'productCategoryIds', NONE);
  const attributeIds = useFormValue(form, 'attributeIds', NONE);
  const toBody = (values: FormValues): Values => ({
    productCategoryIds: values.productCategoryIds,
    selectedAttributes: selectedByCategory(data, values.attributeIds),
  });
  const request = toBody({ productCategoryIds, attributeIds });
  const factors = Object.values(request.selectedAttributes).map((ids) => ids.length);

  return (
    <GeneratorPanel<FormValues>
      brandId={data.brandId}
      generation={MANUAL_V2}
      form={form}
      initialValues={{ productCategoryIds: [], attributeIds: [] }}
      hint="Every combination of one attribute from each category you select from."
      buttonText="Generate Manual v2 Prompts"
      total={countOrZero(data, { kind: 'manual-v2', ...request })}
      formula={formulaOf(productCategoryIds.length, factors)}
      toBody={toBody}
    >
      <Form.Item name="productCategoryIds">
        <AttributePicker label="Product categories" groups={data.productCategories} />
      </Form.Item>
      <Form.Item
        name="attributeIds"
        dependencies={['productCategoryIds']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_rule, ids: string[]) =>
              ids.length + (getFieldValue('productCategoryIds') as string[]).length > 0
                ? Promise.resolve()
                : Promise.reject(new Error(MANUAL_V2.selectionMessage)),
          }),
        ]}
      >
        <AttributePicker label="Attributes" groups={data.otherCategories} />
      </Form.Item>
    </GeneratorPanel>
  );
}

function formulaOf(products: number, factors: number[]): string {
  const parts = factors.map(String);
  if (products > 0) parts.unshift(countOf(products, 'category', 'categories'));
  return parts.join(' × ');
}
