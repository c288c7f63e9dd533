import { useUnsavedWork } from './unsaved-work';
import { useConfirm } from './use-confirm';

/** Asks before something is left that is not saved. @returns asks, with a sentence about it, and leaves on a yes */
export function useAskToLeave(): (what: string, leave: () => void) => void {
  const confirm = useConfirm();
  return (what, leave) =>
    confirm({
      title: 'Leave without saving?',
      content: what,
      okText: 'Leave',
      cancelText: 'Stay',
      afterConfirm: leave,
    });
}

/** Closes a dialog, but asks first if that would lose what was typed or pasted in it, as when leaving a screen. */
export function useConfirmedClose(hasUnsavedWork: boolean, what: string, onClose: () => void): () => void {
  const askToLeave = useAskToLeave();
  useUnsavedWork(hasUnsavedWork, what);
  return hasUnsavedWork ? () => askToLeave(what, onClose) : onClose;
}
