import type { AttributeCategory, AttributeRequest } from '#contracts';
import { Tabs } from 'antd';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog';
import { useUnsavedWork } from '../../../shared/ui/unsaved-work';
import { useConfirmedClose } from '../../../shared/ui/use-confirmed-close';
import { BulkPasteForm } from './bulk-paste-form';
import { SingleAttributeForm } from './single-attribute-form';

const TEXT_FIELDS = '.dialog-beside :is(textarea, input[type="text"])';

interface AddAttributesDialogProps {
  brandId: string;
  category: AttributeCategory;
  /** The dialog opened by itself: the page stays usable, and a press on it closes the dialog while it is empty. */
  beside?: boolean;
  onClose: () => void;
}

export function AddAttributesDialog({
  brandId,
  category,
  beside = false,
  onClose,
}: AddAttributesDialogProps) {
  // A ref, not state: when the session ends during a save, antd's dialog does not survive a re-render behind the gate.
  const pending = useRef(false);
  const onPending = useCallback((isPending: boolean) => void (pending.current = isPending), []);
  const [pasted, setPasted] = useState('');
  const [typed, setTyped] = useState<AttributeRequest>({ displayName: '' });
  useUnsavedWork(`${typed.displayName}${typed.phrase ?? ''}`.trim() !== '', 'What you typed is not saved.');
  const close = useConfirmedClose(pasted.trim() !== '', 'What was pasted is not saved.', onClose);
  usePressElsewhere(beside, () => !pending.current && onClose());
  const form = { brandId, category, onClose, onPending };
  return (
    <Dialog
      title="Add Attributes"
      width={beside ? 600 : 680}
      footer={null}
      mask={beside ? false : { closable: false }}
      beside={beside}
      onCancel={() => !pending.current && close()}
    >
      <p className="muted dialog-lead">To the category {category.displayName}</p>
      <Tabs
        destroyOnHidden
        items={[
          {
            key: 'single',
            label: 'Single Attribute',
            children: <SingleAttributeForm {...form} typed={typed} onTyped={setTyped} />,
          },
          {
            key: 'multiple',
            label: 'Multiple Attributes',
            children: <BulkPasteForm {...form} pasted={pasted} onPasted={setPasted} onCancel={close} />,
          },
        ]}
      />
    </Dialog>
  );
}

function usePressElsewhere(isOn: boolean, onPress: () => void): void {
  const pressed = useEffectEvent(onPress);
  useEffect(() => {
    if (!isOn) return;
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || target.closest('.ant-modal, .ant-select-dropdown')) return;
      // Closing would lose what was typed.
      if (!isFilledIn()) pressed();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isOn]);
}

const isFilledIn = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS)].some(
    ({ value }) => value.trim() !== '',
  );
