import { ToolOutlined } from '@ant-design/icons';
import { Panel } from '../../shared/ui/panel';
import { Link } from 'react-router';
import { PageHeader } from '../../shared/ui/page-header';
import { EmptyState } from '../../shared/ui/empty-state';

export function NotBuiltYet({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <Panel>
        <EmptyState
          icon={<ToolOutlined aria-hidden />}
          title="This screen is not built yet"
          action={<Link to="/">Back to the Brand Dashboard</Link>}
        />
      </Panel>
    </>
  );
}
