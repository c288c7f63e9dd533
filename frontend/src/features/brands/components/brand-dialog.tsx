import { LIMITS, type Brand, type BrandRequest } from '#contracts';
import { Form, Input, InputNumber } from 'antd';
import { errorText } from '../../../shared/api/request';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { useServerFieldErrors } from '../../../shared/ui/use-server-field-errors';
import { useSaveBrand } from '../api/save-brand';

interface BrandDialogProps {
  /** The brand to edit; without one the dialog creates. */
  brand: Brand | undefined;
  onClose: () => void;
}

interface Values {
  name: string;
  maxPrompts: number | string | null;
}

const { min, max, default: fallback } = LIMITS.brandMaxPrompts;

/** Empty or non-numeric becomes the default. */
const toMaxPrompts = (value: Values['maxPrompts']): number =>
  value === null || value === '' || !Number.isFinite(Number(value)) ? fallback : Math.round(Number(value));

export default function BrandDialog({ brand, onClose }: BrandDialogProps) {
  const [form] = Form.useForm<Values>();
  const save = useSaveBrand(brand?.id, onClose);
  useServerFieldErrors(form, save.error);

  const submit = ({ name, maxPrompts }: Values) => {
    const body: BrandRequest = { name: name.trim(), maxPrompts: toMaxPrompts(maxPrompts) };
    save.mutate(body);
  };
  const close = () => {
    save.reset();
    onClose();
  };

  return (
    <FormDialog<Values>
      form={form}
      open
      title={brand ? 'Edit Brand' : 'Create New Brand'}
      submitText={brand ? 'Update Brand' : 'Create Brand'}
      pending={save.isPending}
      error={
        save.error ? errorText(save.error, brand ? 'Failed to update brand' : 'Failed to create brand') : null
      }
      initialValues={{ name: brand?.name ?? '', maxPrompts: brand?.maxPrompts ?? fallback }}
      onSubmit={submit}
      onClose={close}
    >
      <Form.Item
        name="name"
        label="Brand Name"
        rules={[{ required: true, whitespace: true, message: 'Brand Name is required' }]}
      >
        <Input placeholder="Enter brand name" maxLength={LIMITS.nameLength} autoFocus autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="maxPrompts"
        label="Maximum Prompts"
        extra={`From ${min} to ${max}. Left empty it becomes ${fallback}.`}
      >
        <InputNumber min={min} max={max} precision={0} style={{ width: '100%' }} />
      </Form.Item>
    </FormDialog>
  );
}
