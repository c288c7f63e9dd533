import { isFinished } from '#contracts';
import { UnorderedListOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Badge, Button, Tooltip } from 'antd';
import { useState } from 'react';
import { jobListQuery } from '../../shared/api/queries';
import { lazy } from '../../shared/ui/lazy';

const JobsDrawer = lazy(() => import('./jobs-drawer'));

/** Opens the jobs of the brand. The badge counts those under way. */
export function JobsButton({ brandId }: { brandId: string }) {
  const { data: jobs } = useQuery(jobListQuery(brandId));
  const [open, setOpen] = useState(false);
  // Each opening is a drawer of its own: one whose code could not be loaded is asked for again.
  const [openings, setOpenings] = useState(0);
  const running = jobs?.filter((job) => !isFinished(job.status)).length ?? 0;
  const label = running > 0 ? `Jobs, ${running} running` : 'Jobs';

  return (
    <>
      {/* No tooltip while the drawer covers the button. */}
      <Tooltip title={open ? '' : label}>
        <Badge count={running} size="small" offset={[-6, 6]}>
          <Button
            type="text"
            icon={<UnorderedListOutlined aria-hidden />}
            aria-label={label}
            aria-haspopup="dialog"
            onClick={() => {
              setOpenings(openings + 1);
              setOpen(true);
            }}
          >
            <span className="tool-word">Jobs</span>
          </Button>
        </Badge>
      </Tooltip>
      {openings > 0 && (
        <JobsDrawer key={openings} brandId={brandId} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
