import { Button, Popover } from 'antd';
import { useState } from 'react';
import { lazy } from '../../../shared/ui/lazy';

const Views = lazy(() => import('./views'));

/** The brand's views: named filters and order, which everybody sees. */
export function ViewsMenu({ brandId }: { brandId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      destroyOnHidden
      content={<Views brandId={brandId} onClose={() => setOpen(false)} />}
    >
      <Button size="small" aria-haspopup="dialog" aria-expanded={open}>
        Views
      </Button>
    </Popover>
  );
}
