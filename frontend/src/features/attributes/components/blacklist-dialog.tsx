import { MESSAGES } from '#contracts';
import { Form } from 'antd';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { useCreateBlacklistPairs } from '../api/create-blacklist-pairs';
import { useBrandTerms } from '../use-brand-terms';
import { commentOf, EMPTY_PAIR, PairFields, type PairValues } from './pair-fields';
import type { RuleDialogProps } from '../rule-dialog-kinds';

export function BlacklistDialog({ brandId, onClose }: RuleDialogProps) {
  const [form] = Form.useForm<PairValues>();
  const { termOf, attributeOptions } = useBrandTerms(brandId);
  const create = useCreateBlacklistPairs(brandId, onClose);
  const submit = (values: PairValues) =>
    create.mutateAsync(
      values.targets.map((target) => ({
        forbiddenWithId: values.primary!,
        targetId: target,
        comment: commentOf(values),
      })),
    );
  return (
    <FormDialog<PairValues>
      form={form}
      title="Add Blacklist Pair"
      submitText="Create Blacklist Pairs"
      pending={create.isPending}
      width={560}
      initialValues={EMPTY_PAIR}
      onSubmit={submit}
      onClose={onClose}
    >
      <PairFields
        termOf={termOf}
        primaryLabel="Primary Attribute"
        primaryOptions={attributeOptions(false)}
        primaryMessage={MESSAGES.blacklistPrimary}
        targetsLabel="Attributes to Blacklist"
        targetOptions={attributeOptions(false)}
        targetsMessage={MESSAGES.blacklistTargets}
        itselfMessage={MESSAGES.blacklistItself}
      />
    </FormDialog>
  );
}
