import { Skeleton } from 'antd';

/** Reserves the space of the first cards. */
export function CardsSkeleton({ label }: { label: string }) {
  return (
    <div className="cards" role="status" aria-label={label}>
      {[0, 1, 2].map((card) => (
        <div key={card} className="card card-skeleton">
          <Skeleton active title={{ width: '40%' }} paragraph={{ rows: 1, width: '25%' }} />
        </div>
      ))}
    </div>
  );
}
