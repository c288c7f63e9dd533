import type { AttributeCategory } from '#contracts';
import { Tabs } from 'antd';
import { useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog';
import { BulkPasteForm } from './bulk-paste-form';
import { SingleAttributeForm } from './single-attribute-form';

interface AddAttributesDialogProps {
  brandId: string;
  category: AttributeCategory;
  onClose: () => void;
}

export function AddAttributesDialog({ brandId, category, onClose }: AddAttributesDialogProps) {
  const [pending, setPending] = useState(false);
  const form = { brandId, category, onClose, onPending: setPending };
  return (
    <Dialog
      title="Add Attributes"
      width={600}
      footer={null}
      mask={{ closable: false }}
      onCancel={() => !pending && onClose()}
    >
      <p className="muted dialog-lead">To the category {category.displayName}</p>
      <Tabs
        destroyOnHidden
        items={[
          { key: 'single', label: 'Single Attribute', children: <SingleAttributeForm {...form} /> },
          { key: 'multiple', label: 'Multiple Attributes', children: <BulkPasteForm {...form} /> },
        ]}
      />
    </Dialog>
  );
}
