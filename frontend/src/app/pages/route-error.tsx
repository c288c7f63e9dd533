import { WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { EmptyState } from '../../shared/ui/empty-state';

/** Shown in place of a screen that failed to render or to load. */
export function ErrorBoundary() {
  return (
    <EmptyState
      icon={<WarningOutlined />}
      title="This screen could not be shown"
      text="Reload the page. Your unsaved prompts are kept."
      action={
        <Button type="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
    />
  );
}
