import { Skeleton } from 'antd';
import { Panel } from '../../../shared/ui/panel';

/** As high as the tabs to come. */
export function SettingsSkeleton() {
  return (
    <Panel className="settings-skeleton">
      <div role="status" aria-label="Loading the templates">
        <Skeleton active paragraph={{ rows: 14 }} />
      </div>
    </Panel>
  );
}
