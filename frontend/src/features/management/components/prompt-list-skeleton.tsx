import { Skeleton } from 'antd';

export function PromptListSkeleton() {
  return (
    <div role="status" aria-label="Loading the prompts" className="prompt-list-skeleton">
      <Skeleton active title={false} paragraph={{ rows: 12 }} />
    </div>
  );
}
