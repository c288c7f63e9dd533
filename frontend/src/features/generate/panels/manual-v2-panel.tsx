import type { GeneratorRequest } from '#domain';
import { Form } from 'antd';
import { countOf, formatCount } from '../../../shared/text/format';
import { useFormValue } from '../../../shared/ui/use-form-value';
import type { GeneratorData } from './generator-data';
import { MANUAL_V2 } from '../generation-kinds';
import { selectedByCategory } from './selected-attributes';
import { GeneratorPanel } from './generator-panel';
import { NO_IDS, OptionPicker } from '../picker/option-picker';

interface FormValues {
  productCategoryIds: string[];
  attributeIds: string[];
}

export function ManualV2Panel({ data }: { data: GeneratorData }) {
  const [form] = Form.useForm<FormValues>();
  const productCategoryIds = useFormValue(form, 'productCategoryIds', NO_IDS);
  const attributeIds = useFormValue(form, 'attributeIds', NO_IDS);
  const toBody = (values: FormValues): Required<GeneratorRequest<'manual-v2'>> => ({
    productCategoryIds: values.productCategoryIds,
    selectedAttributes: selectedByCategory(data.otherCategories, values.attributeIds),
  });
  const request = toBody({ productCategoryIds, attributeIds });
  const factors = Object.values(request.selectedAttributes).map((ids) => ids.length);

  return (
    <GeneratorPanel<FormValues>
      data={data}
      generation={MANUAL_V2}
      request={{ kind: 'manual-v2', ...request }}
      form={form}
      initialValues={{ productCategoryIds: [], attributeIds: [] }}
      hint="Every combination of one attribute from each category you select from."
      formula={formulaOf(productCategoryIds.length, factors)}
      toBody={toBody}
    >
      <Form.Item name="productCategoryIds">
        <OptionPicker label="Product categories" groups={data.productCategories} />
      </Form.Item>
      <Form.Item name="attributeIds">
        <OptionPicker label="Attributes" groups={data.otherCategories} />
      </Form.Item>
    </GeneratorPanel>
  );
}

function formulaOf(products: number, factors: number[]): string {
  const parts = factors.map(formatCount);
  if (products > 0) parts.unshift(countOf(products, 'category', 'categories'));
  return parts.join(' × ');
}
