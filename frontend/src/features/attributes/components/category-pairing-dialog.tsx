import { MESSAGES, type CategoryPairingRequest } from '#contracts';
import { Form } from 'antd';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { useCreateCategoryPairing } from '../api/create-category-pairing';
import { useBrandTerms } from '../use-brand-terms';
import { TermSelect } from './term-select';
import type { RuleDialogProps } from '../rule-dialog-kinds';

export function CategoryPairingDialog({ brandId, onClose }: RuleDialogProps) {
  const [form] = Form.useForm<CategoryPairingRequest>();
  const { termOf, attributeOptions, categoryOptions } = useBrandTerms(brandId);
  const create = useCreateCategoryPairing(brandId, onClose);
  return (
    <FormDialog<CategoryPairingRequest>
      form={form}
      title="Add Category Pairing"
      submitText="Create Category Pairing"
      pending={create.isPending}
      initialValues={{}}
      onSubmit={(values) => create.mutateAsync(values)}
      onClose={onClose}
    >
      <Form.Item
        name="productCategoryAttributeId"
        label="Product Category Attribute"
        rules={[{ required: true, message: MESSAGES.pairingProductCategory }]}
      >
        <TermSelect options={attributeOptions(true)} termOf={termOf} />
      </Form.Item>
      <Form.Item
        name="attributeCategoryId"
        label="Attribute Category"
        rules={[{ required: true, message: MESSAGES.pairingCategory }]}
      >
        <TermSelect options={categoryOptions(false)} termOf={termOf} />
      </Form.Item>
    </FormDialog>
  );
}
