import { LIMITS, type Brand, type BrandRequest } from '#contracts';
import { Form, Input } from 'antd';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { useServerFieldErrors } from '../../../shared/ui/use-server-field-errors';
import { useSaveBrand } from '../api';

interface BrandDialogProps {
  /** The brand to edit; without one the dialog creates. */
  brand: Brand | undefined;
  onClose: () => void;
}

interface Values {
  name: string;
  /** As typed. */
  maxPrompts: string | number;
}

const { min, max, default: fallback } = LIMITS.brandMaxPrompts;

/** Empty or non-numeric becomes the default. */
const toMaxPrompts = (typed: Values['maxPrompts']): number => {
  const value = Number.parseFloat(String(typed));
  return Number.isFinite(value) ? value : fallback;
};

const withinBounds = {
  validator: (_rule: unknown, typed: Values['maxPrompts']) => {
    const value = toMaxPrompts(typed);
    return Number.isInteger(value) && value >= min && value <= max
      ? Promise.resolve()
      : Promise.reject(new Error(`Maximum Prompts must be a whole number from ${min} to ${max}`));
  },
};

export default function BrandDialog({ brand, onClose }: BrandDialogProps) {
  const [form] = Form.useForm<Values>();
  const save = useSaveBrand(brand?.id, onClose);
  useServerFieldErrors(form, save.error);

  const submit = ({ name, maxPrompts }: Values) => {
    const body: BrandRequest = { name: name.trim(), maxPrompts: toMaxPrompts(maxPrompts) };
    return save.mutateAsync(body);
  };
  const close = () => {
    save.reset();
    onClose();
  };

  return (
    <FormDialog<Values>
      form={form}
      title={brand ? 'Edit Brand' : 'Create New Brand'}
      submitText={brand ? 'Update Brand' : 'Create Brand'}
      pending={save.isPending}
      initialValues={{ name: brand?.name ?? '', maxPrompts: brand?.maxPrompts ?? fallback }}
      onSubmit={submit}
      onClose={close}
    >
      <Form.Item
        name="name"
        label="Brand Name"
        rules={[{ required: true, whitespace: true, message: 'Brand Name is required' }]}
      >
        <Input placeholder="Enter brand name" maxLength={LIMITS.nameLength} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="maxPrompts"
        label="Maximum Prompts"
        rules={[withinBounds]}
        extra={`From ${min} to ${max}. Left empty it becomes ${fallback}.`}
      >
        <Input
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          onBlur={() => form.setFieldValue('maxPrompts', toMaxPrompts(form.getFieldsValue().maxPrompts))}
        />
      </Form.Item>
    </FormDialog>
  );
}
