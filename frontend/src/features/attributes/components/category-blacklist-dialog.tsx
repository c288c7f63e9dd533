import { MESSAGES } from '#contracts';
import { Form } from 'antd';
import { errorText } from '../../../shared/api/request';
import { FormDialog } from '../../../shared/ui/form-dialog';
import {
  CATEGORY_BLACKLIST_FAILURE,
  useCreateCategoryBlacklistPairs,
} from '../api/create-category-blacklist-pairs';
import { useBrandTerms } from '../use-brand-terms';
import { commentOf, EMPTY_PAIR, PairFields, type PairValues } from './pair-fields';
import type { RuleDialogProps } from '../rule-dialog-kinds';

export function CategoryBlacklistDialog({ brandId, onClose }: RuleDialogProps) {
  const [form] = Form.useForm<PairValues>();
  const { termOf, categoryOptions } = useBrandTerms(brandId);
  const create = useCreateCategoryBlacklistPairs(brandId, onClose);
  const submit = (values: PairValues) =>
    create.mutateAsync(
      values.targets.map((target) => ({
        forbiddenWithCategoryId: values.primary!,
        targetCategoryId: target,
        comment: commentOf(values),
      })),
    );
  return (
    <FormDialog<PairValues>
      form={form}
      title="Add Category Blacklist Pair"
      submitText="Create Category Blacklist Pairs"
      pending={create.isPending}
      error={create.error && errorText(create.error, CATEGORY_BLACKLIST_FAILURE)}
      width={560}
      initialValues={EMPTY_PAIR}
      onSubmit={submit}
      onClose={onClose}
    >
      <PairFields
        termOf={termOf}
        primaryLabel="Primary Category"
        primaryOptions={categoryOptions(true)}
        primaryMessage={MESSAGES.categoryBlacklistPrimary}
        targetsLabel="Categories to Blacklist"
        targetOptions={categoryOptions(true)}
        targetsMessage={MESSAGES.categoryBlacklistTargets}
        itselfMessage={MESSAGES.categoryBlacklistItself}
      />
    </FormDialog>
  );
}
