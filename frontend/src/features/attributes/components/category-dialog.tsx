import type { AttributeCategory, CategoryRequest } from '#contracts';
import { categoryNameFault, categoryPhraseFault, refOf, type CategoryType } from '#domain';
import { Form, type FormInstance, Input, Select } from 'antd';
import { useState } from 'react';
import { blankToNull } from '../../../shared/text/format';
import { AlreadyThere } from '../../../shared/ui/already-there';
import { changesOf } from '../../../shared/ui/changes-of';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { nameRule } from '../../../shared/ui/name-rule';
import { useFormValue } from '../../../shared/ui/use-form-value';
import { useServerFieldErrors } from '../../../shared/ui/use-server-field-errors';
import { WeightField } from './weight-field';
import { useSaveCategory } from '../api';
import { CATEGORY_COLUMNS } from '../category-columns';
import { withExpectedName } from '../expected-name';
import { useExampleWords } from '../use-example-words';
import { useTakenCategoryNames } from '../use-taken-names';
import { ExampleQuestion } from './example-question';
import { KeptDisplayName } from './kept-name';
import { PhraseField } from './phrase-field';

interface CategoryDialogProps {
  brandId: string;
  catType: CategoryType;
  /** The category to edit; without one the dialog creates. */
  category?: AttributeCategory;
  hasAttributes?: boolean;
  /** Called with a new category of products, which generates nothing before it has attributes. */
  onEmpty: (category: AttributeCategory) => void;
  onClose: () => void;
}

export function CategoryDialog(props: CategoryDialogProps) {
  const { brandId, catType, category, hasAttributes = false, onEmpty, onClose } = props;
  const [form] = Form.useForm<Required<CategoryRequest>>();
  const save = useSaveCategory(brandId, category ? 'update' : 'create', (saved) =>
    !category && saved.catType === 'ProductCategory' ? onEmpty(saved) : onClose(),
  );
  const taken = useTakenCategoryNames(brandId, category?.id);
  useServerFieldErrors(form, save.error);
  const [before] = useState<Required<CategoryRequest>>(() => ({
    catType,
    displayName: category?.displayName ?? '',
    weight: category?.weight ?? 1,
    phrase: category?.phrase ?? null,
  }));

  return (
    <FormDialog<Required<CategoryRequest>>
      form={form}
      title={category ? 'Edit Category' : 'Add Attribute Category'}
      submitText={category ? 'Update Category' : 'Create Category'}
      pending={save.isPending}
      initialValues={before}
      onSubmit={(values) => {
        const body = {
          ...values,
          displayName: values.displayName.trim(),
          // The field is hidden for a product category: a phrase from a sheet stays.
          phrase: values.catType === 'ProductCategory' ? before.phrase : blankToNull(values.phrase),
        };
        if (!category) return save.mutateAsync({ created: body });
        const changes = withExpectedName(changesOf(body, before), before.displayName, save.error);
        return save.mutateAsync({ id: category.id, changes });
      }}
      onClose={onClose}
    >
      <Form.Item
        name="displayName"
        label="Category Name"
        rules={[nameRule(categoryNameFault)]}
        extra={
          <>
            {GROUP_HELP[catType]} <AlreadyThere taken={taken} /> {/* Prompts name no category of products. */}
            {category && catType !== 'ProductCategory' && (
              <KeptDisplayName
                brandId={brandId}
                kind="categories"
                id={category.id}
                name={before.displayName}
              />
            )}
          </>
        }
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="catType"
        label="Type"
        rules={[{ required: true }]}
        extra={hasAttributes ? 'The type cannot change once the category has attributes.' : undefined}
      >
        <Select
          disabled={hasAttributes}
          options={CATEGORY_COLUMNS.map((column) => ({ value: column.catType, label: column.title }))}
        />
      </Form.Item>
      <WeightField />
      <CategoryPhrase brandId={brandId} category={category} form={form} />
    </FormDialog>
  );
}

/** Explains that a category is a group, and that questions are made of its attributes. */
const GROUP_HELP: Record<CategoryType, string> = {
  ProductCategory:
    'A group, such as Footwear. What questions ask about, such as trail shoes, are its attributes.',
  CustomerAttribute: 'A group, such as Audience. What questions name, such as runners, are its attributes.',
  ProductAttribute: 'A group, such as Material. What questions name, such as wool, are its attributes.',
};

/**
 * How the attributes of the category are phrased. A product category needs no phrase: it is the noun that they
 * describe.
 */
function CategoryPhrase({
  brandId,
  category,
  form,
}: Pick<CategoryDialogProps, 'brandId' | 'category'> & { form: FormInstance<Required<CategoryRequest>> }) {
  const { product, value } = useExampleWords(brandId, category);
  const catType = useFormValue(form, 'catType', 'ProductCategory');
  const displayName = useFormValue(form, 'displayName', '');
  const phrase = useFormValue(form, 'phrase', null)?.trim() ?? '';
  if (catType === 'ProductCategory') return null;
  const example = catType === 'ProductAttribute' ? 'lightweight' : 'beginners';
  const isFit = phrase === '' || categoryPhraseFault(phrase) === null;
  const attribute = refOf(
    { id: '', attributeCategoryId: '', displayName: value ?? example, weight: 1 },
    { id: '', catType, displayName, weight: 1, phrase: isFit ? phrase : '' },
  );
  return (
    <>
      <PhraseField
        faultOf={categoryPhraseFault}
        placeholder="for {value}"
        extra="How its attributes are said, with {value} where the attribute goes, such as: with a {value}, that {value}, {value} (before the noun). Without it, what may be no noun stands in brackets or opens the question."
      />
      <ExampleQuestion of={{ productCategory: product, attributes: [attribute] }} />
    </>
  );
}
