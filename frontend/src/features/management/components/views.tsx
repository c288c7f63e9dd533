import { LIMITS } from '#contracts';
import { DeleteOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Form, type FormInstance, Input } from 'antd';
import { useEffect, useRef } from 'react';
import { LoadError } from '../../../shared/ui/load-error';
import { rememberFocus, useReturnFocus } from '../../../shared/ui/return-focus';
import { SubmitForm } from '../../../shared/ui/submit-form';
import { viewIn } from '../filter-address';
import { savedViewsQuery, useDeleteView, useSaveView, type ViewName } from '../views-api';
import { useConfirm } from '../../../shared/ui/use-confirm';
import { useAddress } from '../../../shared/ui/use-address';
import { useUnsavedWork } from '../../../shared/ui/unsaved-work';
import { useFormValue } from '../../../shared/ui/use-form-value';

interface ViewsProps {
  brandId: string;
  form: FormInstance<ViewName>;
  onClose: () => void;
}

/** The brand's views, and a field to save the current filters as one. */
export default function Views({ brandId, form, onClose }: ViewsProps) {
  const { data: views, error, refetch } = useQuery(savedViewsQuery(brandId));
  const [parameters, setParameters] = useAddress();
  // The field stays mounted and keeps the focus.
  const save = useSaveView(brandId, () => form.setFieldValue('name', ''));
  const remove = useDeleteView(brandId);
  const confirm = useConfirm();
  const shown = viewIn(parameters);
  const menu = useRef<HTMLDivElement>(null);
  const saveAs = async (name: string) => {
    const put = () => save.mutateAsync({ name, query: shown }, { onSettled: rememberFocus() });
    // Read again, because saving replaces a view of this name, and it may be new.
    const { data: current, isError } = await refetch();
    if (isError) return;
    const there = current?.find((view) => view.name === name.trim() && view.query !== shown);
    if (!there) return put();
    confirm({
      title: `Replace the view ‘${there.name}’?`,
      content: 'The brand has a view of this name, with other filters.',
      okText: 'Replace',
      onConfirm: put,
    });
  };
  useReturnFocus();
  useEffect(() => menu.current?.focus({ preventScroll: true }), []);
  return (
    <div className="views-menu" role="dialog" aria-label="Views" ref={menu} tabIndex={-1}>
      {error && <LoadError title="Failed to fetch the views" error={error} onRetry={refetch} />}
      {views?.length === 0 && (
        <p className="muted">No views yet. Filter the prompts, and give that a name.</p>
      )}
      {views && views.length > 0 && (
        <ul aria-label="Views">
          {views.map((view) => (
            <li key={view.id}>
              <Button
                type="text"
                size="small"
                aria-current={view.query === shown || undefined}
                onClick={() => {
                  setParameters(view.query);
                  onClose();
                }}
              >
                {view.name}
              </Button>
              <Button
                danger
                type="text"
                size="small"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={`Delete view: ${view.name}`}
                disabled={remove.isPending}
                onClick={() => remove.mutate(view, { onSettled: rememberFocus() })}
              />
            </li>
          ))}
        </ul>
      )}
      {shown !== '' && <ViewForm form={form} pending={save.isPending} onSave={saveAs} />}
    </div>
  );
}

interface ViewFormProps {
  form: FormInstance<ViewName>;
  pending: boolean;
  onSave: (name: string) => Promise<unknown> | undefined;
}

function ViewForm({ form, pending, onSave }: ViewFormProps) {
  const name = useFormValue(form, 'name', '');
  useUnsavedWork(name.trim() !== '', 'What you typed is not saved.');
  return (
    <SubmitForm<ViewName> form={form} layout="inline" onSubmit={(values) => onSave(values.name)}>
      <Form.Item name="name" rules={[{ required: true, whitespace: true, message: 'Please enter a name' }]}>
        <Input
          size="small"
          aria-label="Name of this view"
          placeholder="Name of this view"
          maxLength={LIMITS.nameLength}
          autoComplete="off"
        />
      </Form.Item>
      <Button size="small" htmlType="submit" disabled={pending}>
        Save view
      </Button>
    </SubmitForm>
  );
}
