import { type GenerateCsvRequest, LIMITS } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { useEffect } from 'react';
import { brandQuery } from '../../../shared/api/queries';
import { formatCount } from '../../../shared/text/format';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { useServerFieldErrors } from '../../../shared/ui/use-server-field-errors';
import { useGenerateCsv } from '../csv-api';

/** As typed. */
interface Values {
  seed: string;
  maxPrompts: string;
}

const SEED = LIMITS.seed;
const COUNT = LIMITS.brandMaxPrompts;

const wholeNumber = (label: string, { min, max }: { min: number; max: number }, isOptional: boolean) => ({
  validator: (_rule: unknown, typed: string) => {
    const isGood = /^\d+$/.test(typed.trim()) && Number(typed) >= min && Number(typed) <= max;
    return isGood || (isOptional && typed.trim() === '')
      ? Promise.resolve()
      : Promise.reject(
          new Error(`${label} must be a whole number from ${formatCount(min)} to ${formatCount(max)}`),
        );
  },
});

export default function GenerateCsvDialog({ brandId, onClose }: { brandId: string; onClose: () => void }) {
  const [form] = Form.useForm<Values>();
  const { data: brand } = useQuery(brandQuery(brandId));
  const generate = useGenerateCsv(brandId);
  useServerFieldErrors(form, generate.error);
  const usual = String(brand?.maxPrompts ?? COUNT.default);

  useEffect(() => {
    if (!form.isFieldTouched('maxPrompts')) form.setFieldValue('maxPrompts', usual);
  }, [form, usual]);

  const submit = ({ seed, maxPrompts }: Values) => {
    const body: GenerateCsvRequest = { maxPrompts: Number(maxPrompts) };
    return generate.mutateAsync(seed.trim() === '' ? body : { ...body, seed: Number(seed) }, {
      onSuccess: onClose,
    });
  };

  return (
    <FormDialog<Values>
      form={form}
      title="Generate CSV"
      submitText="Generate CSV"
      pendingText="Starting..."
      pending={generate.isPending}
      initialValues={{ seed: '', maxPrompts: usual }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="maxPrompts"
        label="Maximum Prompts"
        rules={[wholeNumber('Maximum Prompts', COUNT, false)]}
        extra={`From ${COUNT.min} to ${formatCount(COUNT.max)}.`}
      >
        <Input type="number" inputMode="numeric" min={COUNT.min} max={COUNT.max} step={1} />
      </Form.Item>
      <Form.Item
        name="seed"
        label="Seed (optional)"
        rules={[wholeNumber('Seed', SEED, true)]}
        extra="The same data, seed and maximum make the same file. Left empty, one is drawn and shown."
      >
        <Input type="number" inputMode="numeric" min={SEED.min} max={SEED.max} step={1} />
      </Form.Item>
    </FormDialog>
  );
}
