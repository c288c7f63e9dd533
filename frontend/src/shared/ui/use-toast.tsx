import { LIMITS } from '#contracts';
import { App, Button } from 'antd';
import { useMemo } from 'react';
import { focusUnlessCovered } from './focus-unless-covered';

/** One toast at a time, for five seconds. */
export const TOAST_CONFIG = {
  maxCount: 1,
  stack: false,
  duration: LIMITS.toastMs / 1000,
  placement: 'bottomLeft',
} as const;

export interface Toast {
  success: (text: string, title?: string) => void;
  /** A success that can be taken back as long as it is told. */
  undoable: (text: string, onUndo: () => void) => void;
  error: (text: string, title?: string) => void;
  /** Without a text below the title. */
  errorTitle: (title: string) => void;
  warning: (title: string, text?: string) => void;
}

export function useToast(): Toast {
  const { notification } = App.useApp();
  return useMemo(() => {
    const success = (description: string, title = 'Success', actions?: React.ReactNode) =>
      notification.success({ title, description, actions, role: 'status' });
    return {
      success: (text, title) => success(text, title),
      undoable: (text, onUndo) => {
        let before: Element | null = null;
        const undo = () => {
          notification.destroy();
          onUndo();
          goOnAt(before);
        };
        success(
          text,
          undefined,
          <Button size="small" onClick={undo} onFocus={({ relatedTarget }) => void (before = relatedTarget)}>
            Undo
          </Button>,
        );
      },
      error: (description, title = 'Error') => notification.error({ title, description, role: 'alert' }),
      errorTitle: (title) => notification.error({ title, role: 'alert' }),
      warning: (title, description) => notification.warning({ title, description, role: 'alert' }),
    };
  }, [notification]);
}

/** The button goes with its toast: what had the focus before has it again, or the screen, where that is gone. */
function goOnAt(before: Element | null): void {
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  if (document.activeElement !== before) focusUnlessCovered(document.querySelector('main'));
}
