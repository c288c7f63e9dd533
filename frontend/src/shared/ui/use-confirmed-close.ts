import { useUnsavedWork } from './unsaved-work';
import { useConfirm } from './use-confirm';

/** Closes a dialog; where that would lose what was typed or pasted in it, asks first, as on leaving a screen. */
export function useConfirmedClose(hasUnsavedWork: boolean, what: string, onClose: () => void): () => void {
  const confirm = useConfirm();
  useUnsavedWork(hasUnsavedWork, what);
  if (!hasUnsavedWork) return onClose;
  return () =>
    confirm({
      title: 'Leave without saving?',
      content: what,
      okText: 'Leave',
      cancelText: 'Stay',
      afterConfirm: onClose,
    });
}
