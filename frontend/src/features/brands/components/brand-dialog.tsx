import { LIMITS, type Brand, type BrandRequest } from '#contracts';
import { BRAND_MAX_PROMPTS_FAULT, brandNameFault } from '#domain';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Form, type FormInstance, Input, Select } from 'antd';
import { useMemo, useState } from 'react';
import { brandsQuery } from '../../../shared/api/queries';
import { AlreadyThere } from '../../../shared/ui/already-there';
import { changesOf } from '../../../shared/ui/changes-of';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { nameRule } from '../../../shared/ui/name-rule';
import { ignoringDoubleClick } from '../../../shared/ui/ignoring-double-click';
import { takenBy } from '../../../shared/ui/taken-names';
import { useAskToLeave } from '../../../shared/ui/use-confirmed-close';
import { useFormValue } from '../../../shared/ui/use-form-value';
import { useServerFieldErrors } from '../../../shared/ui/use-server-field-errors';
import { useDuplicateBrand, useSaveBrand } from '../api';
import { isEverydayName } from '../everyday-words';

interface BrandDialogProps {
  /** The brand to edit; without one the dialog creates. */
  brand: Brand | undefined;
  onClose: () => void;
}

interface Values {
  name: string;
  aliases: string[];
  matchCase: boolean;
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
      : Promise.reject(new Error(BRAND_MAX_PROMPTS_FAULT));
  },
};

const bodyOf = ({ maxPrompts, name, aliases, matchCase }: Values): BrandRequest => ({
  name: name.trim(),
  aliases,
  matchCase,
  maxPrompts: toMaxPrompts(maxPrompts),
});

export default function BrandDialog({ brand, onClose }: BrandDialogProps) {
  const [form] = Form.useForm<Values>();
  const { data: brands } = useQuery(brandsQuery());
  const taken = useMemo(() => takenBy(brands?.filter(({ id }) => id !== brand?.id) ?? []), [brands, brand]);

  const [before] = useState<Values>(() => ({
    name: brand?.name ?? '',
    aliases: brand?.aliases ?? [],
    matchCase: brand?.matchCase ?? false,
    maxPrompts: brand?.maxPrompts ?? fallback,
  }));

  const save = useSaveBrand(brand ? 'update' : 'create', before.aliases, onClose);
  useServerFieldErrors(form, save.error);

  const isEveryday = isEverydayName(useFormValue(form, 'name', brand?.name ?? ''));

  /** Setting a field clears its error, which stays where the number is only out of bounds. */
  const replaceIfUnfit = () => {
    const { maxPrompts } = form.getFieldsValue();
    const value = toMaxPrompts(maxPrompts);
    if (String(value) !== String(maxPrompts)) form.setFieldValue('maxPrompts', value);
  };
  const submit = (values: Values) =>
    save.mutateAsync(
      brand
        ? { id: brand.id, changes: changesOf(bodyOf(values), bodyOf(before)) }
        : { created: bodyOf(values) },
    );

  return (
    <FormDialog<Values>
      form={form}
      title={brand ? 'Edit Brand' : 'Create New Brand'}
      submitText={brand ? 'Update Brand' : 'Create Brand'}
      pending={save.isPending}
      initialValues={before}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label="Brand Name"
        rules={[nameRule(brandNameFault)]}
        extra={<AlreadyThere taken={taken} field="name" />}
      >
        <Input placeholder="Enter brand name" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="maxPrompts"
        label="Maximum Prompts"
        rules={[withinBounds]}
        extra={`From ${min} to ${max}. Left empty it becomes ${fallback}.`}
      >
        <Input type="number" inputMode="numeric" min={min} max={max} step={1} onBlur={replaceIfUnfit} />
      </Form.Item>
      <Form.Item
        name="aliases"
        label="Other names"
        extra="What else the brand is called. Discovery prompts name none of these; where the brand must be named, one of them will do."
      >
        <Select
          mode="tags"
          open={false}
          // Null would show the default arrow.
          suffix={<></>}
          maxCount={LIMITS.brandAliases}
          tokenSeparators={[',']}
          placeholder="Type a name and press Enter"
        />
      </Form.Item>
      <Form.Item
        name="matchCase"
        valuePropName="checked"
        extra={
          isEveryday
            ? 'This name is short or an everyday word: without this, ordinary words would be taken for the brand.'
            : 'For names that are words too, such as On or Gap.'
        }
      >
        <Checkbox>Only in this spelling (upper and lower case)</Checkbox>
      </Form.Item>
      {brand && <Duplication brand={brand} form={form} onDone={onClose} />}
    </FormDialog>
  );
}

interface DuplicationProps {
  brand: Brand;
  form: FormInstance<Values>;
  onDone: () => void;
}

function Duplication({ brand, form, onDone }: DuplicationProps) {
  const duplicate = useDuplicateBrand(onDone);
  const askToLeave = useAskToLeave();
  const copy = () => duplicate.mutate(brand.id);
  return (
    <div className="brand-duplication">
      <Button
        size="small"
        disabled={duplicate.isPending}
        onClick={ignoringDoubleClick(() =>
          form.isFieldsTouched() ? askToLeave('What you typed is not saved.', copy) : copy(),
        )}
      >
        Duplicate brand
      </Button>
      <span className="muted">
        Makes a new one with the data of {brand.name} as it was saved last, without prompts and runs.
      </span>
    </div>
  );
}
