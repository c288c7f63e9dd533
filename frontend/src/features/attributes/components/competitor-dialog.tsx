import type { CompetitorRequest } from '#contracts';
import { competitorNameFault } from '#domain';
import { Form, Input } from 'antd';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { nameRule } from '../../../shared/ui/name-rule';
import { useServerFieldErrors } from '../../../shared/ui/use-server-field-errors';
import { WeightField } from '../../../shared/ui/weight-field';
import { useCreateCompetitor } from '../api';
import type { RuleDialogProps } from '../rule-kinds';

export function CompetitorDialog({ brandId, onClose }: RuleDialogProps) {
  const [form] = Form.useForm<CompetitorRequest>();
  const create = useCreateCompetitor(brandId, onClose);
  useServerFieldErrors(form, create.error);
  return (
    <FormDialog<CompetitorRequest>
      form={form}
      title="Add Competitor"
      submitText="Add Competitor"
      pending={create.isPending}
      initialValues={{ name: '' }}
      onSubmit={({ name, weight }) => create.mutateAsync({ name: name.trim(), weight })}
      onClose={onClose}
    >
      <Form.Item name="name" label="Competitor Name" rules={[nameRule(competitorNameFault)]}>
        <Input autoComplete="off" />
      </Form.Item>
      <WeightField />
    </FormDialog>
  );
}
