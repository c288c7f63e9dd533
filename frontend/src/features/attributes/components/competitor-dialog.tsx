import type { CompetitorRequest } from '#contracts';
import { competitorNameFault } from '#domain';
import { Form, Input } from 'antd';
import { AlreadyThere } from '../../../shared/ui/already-there';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { nameRule } from '../../../shared/ui/name-rule';
import { useServerFieldErrors } from '../../../shared/ui/use-server-field-errors';
import { WeightField } from './weight-field';
import { useCreateCompetitor } from '../api';
import type { RuleDialogProps } from '../rule-kinds';
import { useTakenCompetitorNames } from '../use-taken-names';

export function CompetitorDialog({ brandId, onClose }: RuleDialogProps) {
  const [form] = Form.useForm<CompetitorRequest>();
  const create = useCreateCompetitor(brandId, onClose);
  const taken = useTakenCompetitorNames(brandId);
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
      <Form.Item
        name="name"
        label="Competitor Name"
        rules={[nameRule(competitorNameFault)]}
        extra={<AlreadyThere taken={taken} field="name" />}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <WeightField />
    </FormDialog>
  );
}
