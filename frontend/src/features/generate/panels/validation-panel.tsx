import type { GeneratorRequest } from '#domain';
import { Form } from 'antd';
import { useEffect } from 'react';
import { countOf } from '../../../shared/text/format';
import { useFormValue } from '../../../shared/ui/use-form-value';
import type { GeneratorData } from './generator-data';
import { VALIDATION } from '../generation-kinds';
import { GeneratorPanel } from './generator-panel';
import { LazySelect } from '../../../shared/ui/lazy-select';
import { NO_IDS, OptionPicker } from '../picker/option-picker';

interface FormValues {
  productCategoryIds: string[];
  attributeCategoryId: string;
}

/** antd shows no label for an option whose value is null. */
const NO_CATEGORY = '';

const toBody = ({ productCategoryIds, attributeCategoryId }: FormValues): GeneratorRequest<'validation'> => ({
  productCategoryIds,
  attributeCategoryId: attributeCategoryId === NO_CATEGORY ? null : attributeCategoryId,
});

export function ValidationPanel({ data }: { data: GeneratorData }) {
  const [form] = Form.useForm<FormValues>();
  const productCategoryIds = useFormValue(form, 'productCategoryIds', NO_IDS);
  const chosenId = useFormValue(form, 'attributeCategoryId', NO_CATEGORY);
  // Somebody else may have deleted the chosen category.
  const isOutdated = chosenId !== NO_CATEGORY && !data.otherCategories.some(({ id }) => id === chosenId);
  useEffect(() => {
    if (isOutdated) form.setFieldValue('attributeCategoryId', NO_CATEGORY);
  }, [form, isOutdated]);
  const attributeCategoryId = isOutdated ? NO_CATEGORY : chosenId;
  const withCategory = attributeCategoryId !== NO_CATEGORY;
  const request = toBody({ productCategoryIds, attributeCategoryId });

  /** With an attribute category, only the first of several product categories stays. */
  const keepFirst = ({ attributeCategoryId: chosen }: Partial<FormValues>) => {
    if (chosen) form.setFieldValue('productCategoryIds', productCategoryIds.slice(0, 1));
  };

  return (
    <GeneratorPanel<FormValues>
      className="validation-panel"
      data={data}
      generation={VALIDATION}
      request={{ kind: 'validation', ...request }}
      form={form}
      initialValues={{ productCategoryIds: [], attributeCategoryId: NO_CATEGORY }}
      hint="Questions that name the brand and ask for a definitive answer: one for each attribute of the chosen category, else one for each selected product category."
      formula={formulaOf(data, productCategoryIds.length, attributeCategoryId)}
      onValuesChange={keepFirst}
      toBody={toBody}
    >
      <Form.Item
        name="productCategoryIds"
        getValueFromEvent={(ids: string[]) => (withCategory ? firstOf(ids, productCategoryIds) : ids)}
      >
        <OptionPicker label="Product categories" groups={data.productCategories} />
      </Form.Item>
      <Form.Item
        name="attributeCategoryId"
        label="Attribute category (optional)"
        extra={
          withCategory
            ? 'With an attribute category at most one product category can be selected; the first one stays.'
            : 'Asks one question for each attribute of the category.'
        }
      >
        <LazySelect
          options={[
            { value: NO_CATEGORY, label: 'No Attribute Category' },
            ...data.otherCategories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Form.Item>
    </GeneratorPanel>
  );
}

/** The first id, preferring one that was selected before. */
function firstOf(ids: string[], before: string[]): string[] {
  const kept = before.filter((id) => ids.includes(id));
  return [...kept, ...ids].slice(0, 1);
}

function formulaOf(data: GeneratorData, products: number, attributeCategoryId: string): string {
  const category = data.otherCategories.find((group) => group.id === attributeCategoryId);
  return category
    ? `one for each of ${countOf(category.options.length, 'attribute')}`
    : `one for each of ${countOf(products, 'category', 'categories')}`;
}
