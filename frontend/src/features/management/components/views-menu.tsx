import { Button, Form, Popover } from 'antd';
import { useState } from 'react';
import { lazy } from '../../../shared/ui/lazy';
import type { ViewName } from '../views-api';

const Views = lazy(() => import('./views'));

/** The brand's views: named filters and order, which everybody sees. */
export function ViewsMenu({ brandId }: { brandId: string }) {
  const [open, setOpen] = useState(false);
  // Here, where it keeps what is typed while the menu is closed.
  const [form] = Form.useForm<ViewName>();
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      destroyOnHidden
      content={<Views brandId={brandId} form={form} onClose={() => setOpen(false)} />}
    >
      <Button size="small" aria-haspopup="dialog" aria-expanded={open}>
        Views
      </Button>
    </Popover>
  );
}
