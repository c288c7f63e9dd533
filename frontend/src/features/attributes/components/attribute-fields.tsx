import type { Attribute, AttributeCategory, AttributeRequest } from '#contracts';
import { attributeNameFault, attributePhraseFault, type NounForm, refOf } from '#domain';
import { Form, type FormInstance, Input, Select } from 'antd';
import { blankToNull } from '../../../shared/text/format';
import { AlreadyThere } from '../../../shared/ui/already-there';
import { nameRule } from '../../../shared/ui/name-rule';
import { useFormValue } from '../../../shared/ui/use-form-value';
import { WeightField } from './weight-field';
import { useExampleWords } from '../use-example-words';
import { useTakenAttributeNames } from '../use-taken-names';
import { ExampleQuestion } from './example-question';
import { KeptDisplayName } from './kept-name';
import { PhraseField } from './phrase-field';

interface AttributeFieldsProps {
  brandId: string;
  category: AttributeCategory;
  form: FormInstance<AttributeRequest>;
  /** The attribute that is being changed, and its name until then. */
  itself?: Pick<Attribute, 'id' | 'displayName'>;
}

const FORMS: { value: NounForm; label: string }[] = [
  { value: 'plural', label: 'Plural, as in "trail shoes"' },
  { value: 'countable', label: 'Counted, as in "a CRM", "CRMs"' },
  { value: 'mass', label: 'Not counted, as in "dental care"' },
];

export function AttributeFields({ brandId, category, form, itself }: AttributeFieldsProps) {
  const taken = useTakenAttributeNames(brandId, itself?.id);
  const isProduct = category.catType === 'ProductCategory';
  return (
    <>
      <Form.Item
        name="displayName"
        label="Attribute Name"
        rules={[nameRule(attributeNameFault)]}
        extra={
          <>
            <AlreadyThere taken={taken} />{' '}
            {itself && (
              <KeptDisplayName brandId={brandId} kind="attributes" id={itself.id} name={itself.displayName} />
            )}
          </>
        }
      >
        <Input autoComplete="off" />
      </Form.Item>
      <WeightField />
      {isProduct ? (
        <Form.Item name="form" label="Form in questions (optional)">
          <Select allowClear placeholder="Guessed" options={FORMS} />
        </Form.Item>
      ) : (
        <PhraseField
          faultOf={attributePhraseFault}
          placeholder="under $100"
          extra="How this one is said beside a product category. Without it, what may be no noun stands in brackets or opens the question."
        />
      )}
      <Example brandId={brandId} category={category} form={form} />
    </>
  );
}

function Example({ brandId, category, form }: Omit<AttributeFieldsProps, 'itself'>) {
  const { product } = useExampleWords(brandId, category);
  const displayName = useFormValue(form, 'displayName', '');
  const phrase = useFormValue(form, 'phrase', null);
  const nounForm = useFormValue(form, 'form', null);
  if (!displayName.trim()) return <ExampleQuestion of={null} />;
  const row = {
    id: '',
    attributeCategoryId: category.id,
    displayName,
    weight: 1,
    phrase: phrase?.trim(),
    form: nounForm,
  };
  const ref = refOf(row, category);
  const example =
    category.catType === 'ProductCategory'
      ? { productCategory: ref, attributes: [] }
      : { productCategory: product, attributes: [ref] };
  return <ExampleQuestion of={example} />;
}

/**
 * The body of the request: fields left blank are null, and are guessed by the composer. What the form does not show,
 * such as a phrase from a sheet, stays as it is.
 */
export const attributeBody = (
  { displayName, weight, phrase, form }: AttributeRequest,
  { catType }: AttributeCategory,
): AttributeRequest => ({
  displayName: displayName.trim(),
  weight,
  ...(catType === 'ProductCategory' ? { form: form ?? null } : { phrase: blankToNull(phrase) }),
});
