import type { GeneratorRequest } from '#domain';
import { Form } from 'antd';
import { countOf } from '../../../shared/text/format';
import { useFormValue } from '../../../shared/ui/use-form-value';
import type { OptionGroup } from '../picker/picker-rows';
import type { GeneratorData } from './generator-data';
import { ADVANCED_COMPETITOR } from '../generation-kinds';
import { selectedByCategory } from './selected-attributes';
import { GeneratorPanel } from './generator-panel';
import { NO_IDS, OptionPicker } from '../picker/option-picker';

interface FormValues {
  competitorIds: string[];
  productCategoryIds: string[];
  attributeIds: string[];
}

const competitorGroups = ({ domain }: GeneratorData): OptionGroup[] =>
  domain.competitors.length > 0
    ? [{ id: 'competitors', name: 'All competitors', options: [...domain.competitors] }]
    : [];

export function AdvancedCompetitorPanel({ data }: { data: GeneratorData }) {
  const [form] = Form.useForm<FormValues>();
  const competitorIds = useFormValue(form, 'competitorIds', NO_IDS);
  const productCategoryIds = useFormValue(form, 'productCategoryIds', NO_IDS);
  const attributeIds = useFormValue(form, 'attributeIds', NO_IDS);
  const toBody = (values: FormValues): GeneratorRequest<'advanced-competitor'> => ({
    competitorIds: values.competitorIds,
    productCategoryIds: values.productCategoryIds,
    selectedAttributes: selectedByCategory(data.otherCategories, values.attributeIds),
  });
  const request = toBody({ competitorIds, productCategoryIds, attributeIds });

  return (
    <GeneratorPanel<FormValues>
      data={data}
      generation={ADVANCED_COMPETITOR}
      request={{ kind: 'advanced-competitor', ...request }}
      form={form}
      initialValues={{ competitorIds: [], productCategoryIds: [], attributeIds: [] }}
      hint="Each selected competitor with each selected product category and attribute."
      formula={formulaOf(competitorIds.length, productCategoryIds.length, attributeIds.length)}
      toBody={toBody}
    >
      <Form.Item name="competitorIds">
        <OptionPicker
          label="Competitors"
          groups={competitorGroups(data)}
          emptyText="Competitors are added in the Attribute Editor."
        />
      </Form.Item>
      <Form.Item name="productCategoryIds">
        <OptionPicker label="Product categories" groups={data.productCategories} />
      </Form.Item>
      <Form.Item name="attributeIds">
        <OptionPicker label="Attributes" groups={data.otherCategories} />
      </Form.Item>
    </GeneratorPanel>
  );
}

function formulaOf(competitors: number, products: number, attributes: number): string {
  const parts = [countOf(competitors, 'competitor')];
  if (products > 0) parts.push(countOf(products, 'category', 'categories'));
  if (attributes > 0) parts.push(countOf(attributes, 'attribute'));
  return parts.join(' × ');
}
