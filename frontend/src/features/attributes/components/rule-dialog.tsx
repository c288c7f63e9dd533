import { type CategoryPairingRequest, LIMITS, MESSAGES } from '#contracts';
import { ruleConflicts } from '#domain';
import { Form, Input, Select, type SelectProps } from 'antd';
import { errorText } from '../../../shared/api/request';
import { useBrandRules } from '../../../shared/api/use-brand-rules';
import { andMore, blankToNull } from '../../../shared/text/format';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { LABEL_SEARCH } from '../../../shared/ui/label-search';
import { useChosenThatExist } from '../../../shared/ui/use-chosen-that-exist';
import { useCreateCategoryPairing, useCreatePairs } from '../api';
import {
  type BlacklistName,
  BLACKLISTS,
  FORBIDDEN_PAIRING,
  PAIRING,
  type RuleDialogKind,
  type RuleDialogProps,
} from '../rule-kinds';
import { type TermOf, type TermOption, useBrandTerms } from '../use-brand-terms';
import { CompetitorDialog } from './competitor-dialog';
import { useRuleRows } from '../use-rule-rows';
import { RuleImpact } from './rule-impact';
import { TermName } from './term-name';

/** The dialogs of the sections below the columns. */
export default function RuleDialog({ kind, ...props }: RuleDialogProps & { kind: RuleDialogKind }) {
  if (kind === 'competitor') return <CompetitorDialog {...props} />;
  if (kind === 'pairing') return <PairingDialog {...props} />;
  return <BlacklistDialog {...props} list={kind} />;
}

interface PairValues {
  primary?: string;
  targets: string[];
  comment?: string;
}

/** One primary, any number of targets, and a comment. */
function BlacklistDialog({ brandId, list, onClose }: RuleDialogProps & { list: BlacklistName }) {
  const { name, primary, targets, itselfMessage, bodyOf, reasonInDialog } = BLACKLISTS[list];
  const [form] = Form.useForm<PairValues>();
  const terms = useBrandTerms(brandId);
  const create = useCreatePairs(brandId, list, onClose);
  const submit = (values: PairValues) => {
    const comment = blankToNull(values.comment);
    return create.mutateAsync(
      values.targets.map((target) => ({ ...bodyOf(values.primary!, target), comment })),
    );
  };
  return (
    <FormDialog<PairValues>
      form={form}
      title={`Add ${name}`}
      submitText={`Create ${name}s`}
      asksOnEscape
      pending={create.isPending}
      error={
        reasonInDialog && create.error && errorText(create.error, `Failed to create ${name.toLowerCase()}s`)
      }
      width={560}
      // No initial value for the targets: with one, the field would be validated as empty as soon as the primary is
      // chosen.
      initialValues={{}}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item name="primary" label={primary.label} rules={[{ required: true, message: primary.message }]}>
        <TermSelect options={primary.optionsOf(terms)} termOf={terms.termOf} />
      </Form.Item>
      <Form.Item
        name="targets"
        label={targets.label}
        dependencies={['primary']}
        rules={[
          { type: 'array', required: true, min: 1, message: targets.message },
          {
            validator: (_rule, chosen: string[] = []) =>
              itselfMessage && chosen.includes(form.getFieldsValue().primary ?? '')
                ? Promise.reject(new Error(itselfMessage))
                : Promise.resolve(),
          },
        ]}
      >
        <TermSelect mode="multiple" options={targets.optionsOf(terms)} termOf={terms.termOf} />
      </Form.Item>
      <Form.Item name="comment" label="Comment (optional)">
        <Input maxLength={LIMITS.commentLength} autoComplete="off" />
      </Form.Item>
      <Form.Item noStyle dependencies={['primary', 'targets']}>
        {() => {
          // Partial: before anything is chosen, the values are undefined.
          const chosen: Partial<PairValues> = form.getFieldsValue();
          const { primary: one, targets: others = [] } = chosen;
          const paired = others.filter((other) => other !== one);
          const pairs = one ? paired.map((other) => bodyOf(one, other)) : [];
          return (
            <>
              <PresentPairs {...{ brandId, list }} one={one} others={paired} />
              <RuleImpact brandId={brandId} pairs={pairs} />
            </>
          );
        }}
      </Form.Item>
    </FormDialog>
  );
}

interface PresentPairsProps {
  brandId: string;
  list: BlacklistName;
  one: string | undefined;
  others: string[];
}

/** Names the pairs that already exist, in either direction. They are not created again, and keep their comments. */
function PresentPairs({ brandId, list, one, others }: PresentPairsProps) {
  const { termOf } = useBrandTerms(brandId);
  const { data: rows = [] } = useRuleRows(brandId)[list];
  const isThere = (other: string) =>
    rows.some(({ ids }) => ids.includes(other) && ids.some((id) => id === one));
  const present = others.filter(isThere).map((id) => termOf(id).name);
  return (
    <p className="rule-warning" role="status">
      {present.length > 0 && `Already there, and not changed: ${andMore(present)}.`}
    </p>
  );
}

function PairingDialog({ brandId, onClose }: RuleDialogProps) {
  const [form] = Form.useForm<CategoryPairingRequest>();
  const { termOf, attributeOptions, categoryOptions } = useBrandTerms(brandId);
  const create = useCreateCategoryPairing(brandId, onClose);
  const brand = useBrandRules(brandId);
  const isForbidden = (pairing: CategoryPairingRequest) =>
    brand !== null && ruleConflicts({ ...brand, pairings: [pairing] }).pairings.length > 0;
  return (
    <FormDialog<CategoryPairingRequest>
      form={form}
      title={`Add ${PAIRING.name}`}
      submitText={`Create ${PAIRING.name}`}
      asksOnEscape
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
      <Form.Item noStyle dependencies={['productCategoryAttributeId', 'attributeCategoryId']}>
        {() => (
          <p className="rule-warning" role="status">
            {isForbidden(form.getFieldsValue()) && FORBIDDEN_PAIRING}
          </p>
        )}
      </Form.Item>
    </FormDialog>
  );
}

/** In pixels. */
const FOUR_ROWS = 144;

interface TermSelectProps extends Pick<SelectProps, 'id' | 'value' | 'onChange' | 'mode' | 'aria-required'> {
  options: TermOption[];
  termOf: TermOf;
}

/**
 * A select of attributes or categories. The options are not grouped, because antd's groups are not a list for screen
 * readers.
 */
function TermSelect(props: TermSelectProps) {
  const { options, termOf, ...field } = props;
  useChosenThatExist(props);
  return (
    <Select
      {...field}
      allowClear={field.mode === 'multiple'}
      // The list of several stays open after a choice, and must not cover the button below.
      listHeight={field.mode === 'multiple' ? FOUR_ROWS : undefined}
      maxTagCount={40}
      showSearch={LABEL_SEARCH}
      options={options}
      optionRender={({ value }) => <TermName term={termOf(String(value))} />}
      labelRender={({ value }) => termOf(String(value)).name}
    />
  );
}
