import { AppstoreAddOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Panel } from '../../../shared/ui/panel';
import { EmptyState } from '../../../shared/ui/empty-state';

export function NoBrands({ onCreate }: { onCreate: () => void }) {
  return (
    <Panel>
      <EmptyState
        icon={<AppstoreAddOutlined aria-hidden />}
        title="No brands yet"
        text="Get started by creating your first brand to manage LLM prompts."
        action={
          <Button type="primary" size="large" onClick={onCreate}>
            Create First Brand
          </Button>
        }
      />
    </Panel>
  );
}
