import { Button, Popover } from 'antd';
import { useState } from 'react';
import { lazy } from '../../../shared/ui/lazy';

const Views = lazy(() => import('./views'));

/** Filters and order under names, the brand's own: everybody sees them. */
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
