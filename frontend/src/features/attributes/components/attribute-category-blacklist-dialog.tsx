import { MESSAGES } from '#contracts';
import { Form } from 'antd';
import { errorText } from '../../../shared/api/request';
import { FormDialog } from '../../../shared/ui/form-dialog';
import {
  ATTRIBUTE_CATEGORY_BLACKLIST_FAILURE,
  useCreateAttributeCategoryBlacklistPairs,
} from '../api/create-attribute-category-blacklist-pairs';
import { useBrandTerms } from '../use-brand-terms';
import { commentOf, EMPTY_PAIR, PairFields, type PairValues } from './pair-fields';
import type { RuleDialogProps } from '../rule-dialog-kinds';

export function AttributeCategoryBlacklistDialog({ brandId, onClose }: RuleDialogProps) {
  const [form] = Form.useForm<PairValues>();
  const { termOf, attributeOptions, categoryOptions } = useBrandTerms(brandId);
  const create = useCreateAttributeCategoryBlacklistPairs(brandId, onClose);
  const submit = (values: PairValues) =>
    create.mutateAsync(
      values.targets.map((target) => ({
        forbiddenWithAttributeId: values.primary!,
        targetCategoryId: target,
        comment: commentOf(values),
      })),
    );
  return (
    <FormDialog<PairValues>
      form={form}
      title="Add Attribute-Category Blacklist Pair"
      submitText="Create Attribute-Category Blacklist Pairs"
      pending={create.isPending}
      error={create.error && errorText(create.error, ATTRIBUTE_CATEGORY_BLACKLIST_FAILURE)}
      width={560}
      initialValues={EMPTY_PAIR}
      onSubmit={submit}
      onClose={onClose}
    >
      <PairFields
        termOf={termOf}
        primaryLabel="Product Category Attribute"
        primaryOptions={attributeOptions(true)}
        primaryMessage={MESSAGES.attributeCategoryPrimary}
        targetsLabel="Categories to Blacklist"
        targetOptions={categoryOptions(false)}
        targetsMessage={MESSAGES.categoryBlacklistTargets}
      />
    </FormDialog>
  );
}
