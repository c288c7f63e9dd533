import type { AttributeCategory } from '#contracts';
import { Tabs } from 'antd';
import { useEffect, useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog';
import { useAskedClose } from '../../../shared/ui/use-asked-close';
import { BulkPasteForm } from './bulk-paste-form';
import { SingleAttributeForm } from './single-attribute-form';

const TEXT_FIELDS = '.dialog-beside :is(textarea, input[type="text"])';

interface AddAttributesDialogProps {
  brandId: string;
  category: AttributeCategory;
  /** It opened of its own accord: the page stays in reach, and a press there closes it while it is empty. */
  beside?: boolean;
  onClose: () => void;
}

export function AddAttributesDialog({
  brandId,
  category,
  beside = false,
  onClose,
}: AddAttributesDialogProps) {
  const [pending, setPending] = useState(false);
  const [isPasted, setIsPasted] = useState(false);
  const close = useAskedClose(isPasted, 'What was pasted is not saved.', onClose);
  usePressElsewhere(beside && !pending, onClose);
  const form = { brandId, category, onClose, onPending: setPending };
  return (
    <Dialog
      title="Add Attributes"
      width={beside ? 600 : 680}
      footer={null}
      mask={beside ? false : { closable: false }}
      beside={beside}
      onCancel={() => !pending && close()}
    >
      <p className="muted dialog-lead">To the category {category.displayName}</p>
      <Tabs
        destroyOnHidden
        items={[
          { key: 'single', label: 'Single Attribute', children: <SingleAttributeForm {...form} /> },
          {
            key: 'multiple',
            label: 'Multiple Attributes',
            children: <BulkPasteForm {...form} onPasted={setIsPasted} onCancel={close} />,
          },
        ]}
      />
    </Dialog>
  );
}

function usePressElsewhere(isOn: boolean, onPress: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || target.closest('.ant-modal, .ant-select-dropdown')) return;
      // What was typed would be lost by it.
      if (!isFilledIn()) onPress();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isOn, onPress]);
}

const isFilledIn = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS)].some(
    ({ value }) => value.trim() !== '',
  );
