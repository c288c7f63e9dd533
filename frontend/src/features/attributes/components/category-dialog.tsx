import {
  LIMITS,
  type Attribute,
  type AttributeCategory,
  type CategoryRequest,
  type CategoryType,
} from '#contracts';
import { categoryNameFault } from '#domain';
import { Form, Input, Select } from 'antd';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { nameRule } from '../../../shared/ui/name-rule';
import { useServerFieldErrors } from '../../../shared/ui/use-server-field-errors';
import { WeightField } from '../../../shared/ui/weight';
import { useSaveCategory } from '../api/save-category';
import { CATEGORY_COLUMNS } from '../category-columns';

interface CategoryDialogProps {
  brandId: string;
  catType: CategoryType;
  /** The category to edit; without one the dialog creates. */
  category?: AttributeCategory;
  attributes?: Attribute[];
  onClose: () => void;
}

export function CategoryDialog({ brandId, catType, category, attributes, onClose }: CategoryDialogProps) {
  const [form] = Form.useForm<Required<CategoryRequest>>();
  const save = useSaveCategory(brandId, category?.id, onClose);
  useServerFieldErrors(form, save.error);
  const typeIsFixed = (attributes?.length ?? 0) > 0;

  return (
    <FormDialog<Required<CategoryRequest>>
      form={form}
      title={category ? 'Edit Category' : 'Add Attribute Category'}
      submitText={category ? 'Update Category' : 'Create Category'}
      pending={save.isPending}
      initialValues={{ catType, displayName: category?.displayName ?? '', weight: category?.weight ?? 1 }}
      onSubmit={(values) => save.mutateAsync({ ...values, displayName: values.displayName.trim() })}
      onClose={onClose}
    >
      <Form.Item name="displayName" label="Category Name" rules={[nameRule(categoryNameFault)]}>
        <Input maxLength={LIMITS.nameLength} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="catType"
        label="Type"
        rules={[{ required: true }]}
        extra={typeIsFixed ? 'The type cannot change once the category has attributes.' : undefined}
      >
        <Select
          disabled={typeIsFixed}
          options={CATEGORY_COLUMNS.map((column) => ({ value: column.catType, label: column.title }))}
        />
      </Form.Item>
      <WeightField />
    </FormDialog>
  );
}
