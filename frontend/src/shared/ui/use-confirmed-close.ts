import { useUnsavedWork } from './unsaved-work';
import { useConfirm } from './use-confirm';

/** Closes a dialog, but asks first if that would lose what was typed or pasted in it, as when leaving a screen. */
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
