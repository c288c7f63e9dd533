import { LIMITS } from '#contracts';
import { DeleteOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useSearchParams } from 'react-router';
import { LoadError } from '../../../shared/ui/load-error';
import { SubmitForm } from '../../../shared/ui/submit-form';
import { viewIn } from '../filter-address';
import { savedViewsQuery, useDeleteView, useSaveView } from '../views-api';

/** The brand's views, and a field to name the one that is shown. */
export default function Views({ brandId, onClose }: { brandId: string; onClose: () => void }) {
  const { data: views, error, refetch } = useQuery(savedViewsQuery(brandId));
  const [parameters, setParameters] = useSearchParams();
  const [form] = Form.useForm<{ name: string }>();
  const save = useSaveView(brandId, () => form.resetFields());
  const remove = useDeleteView(brandId);
  const shown = viewIn(parameters);
  return (
    <div className="views-menu">
      {error && <LoadError title="Failed to fetch the views" error={error} onRetry={() => void refetch()} />}
      {views?.length === 0 && (
        <p className="muted">No views yet. Filter the prompts, and give that a name.</p>
      )}
      {views && views.length > 0 && (
        <ul aria-label="Views">
          {views.map(({ id, name, query }) => (
            <li key={id}>
              <Button
                type="text"
                size="small"
                aria-current={query === shown || undefined}
                onClick={() => {
                  setParameters(query);
                  onClose();
                }}
              >
                {name}
              </Button>
              <Button
                danger
                type="text"
                size="small"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={`Delete view: ${name}`}
                disabled={remove.isPending}
                onClick={() => remove.mutate(id)}
              />
            </li>
          ))}
        </ul>
      )}
      {shown !== '' && (
        <SubmitForm<{ name: string }>
          form={form}
          layout="inline"
          onSubmit={({ name }) => save.mutateAsync({ name, query: shown })}
        >
          <Form.Item
            name="name"
            rules={[{ required: true, whitespace: true, message: 'Please enter a name' }]}
          >
            <Input
              size="small"
              aria-label="Name of this view"
              placeholder="Name of this view"
              maxLength={LIMITS.nameLength}
              autoComplete="off"
            />
          </Form.Item>
          <Button size="small" htmlType="submit" disabled={save.isPending}>
            Save view
          </Button>
        </SubmitForm>
      )}
    </div>
  );
}
