import { ReloadOutlined, WarningOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect } from 'react';
import { EmptyState } from '../../shared/ui/empty-state';
import { useWhatIsUnsaved } from '../../shared/ui/unsaved-work';
import { isNewRelease, reloadOnce } from './new-release';

/**
 * Shown in place of a screen that failed to render or to load. After a new release the code of the screen is gone from
 * the server: then the page is reloaded into the address that was asked for.
 */
export function ErrorBoundary() {
  const unsaved = useWhatIsUnsaved();
  const { data: isNew } = useQuery({
    queryKey: ['new-release'],
    queryFn: ({ signal }) => isNewRelease(signal),
    retry: false,
    gcTime: 0,
  });
  useEffect(() => {
    if (isNew && unsaved === undefined) reloadOnce();
  }, [isNew, unsaved]);
  return (
    <EmptyState
      icon={isNew ? <ReloadOutlined /> : <WarningOutlined />}
      title={isNew ? 'There is a new version of Promptloom' : 'This screen could not be shown'}
      text="Reload the page. Your unsaved prompts are kept."
      action={
        <Button type="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
    />
  );
}
