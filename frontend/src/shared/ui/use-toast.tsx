import { LIMITS } from '#contracts';
import { App, Button, type NotificationArgsProps } from 'antd';

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

/** Listens for the key of the present toast's Undo. */
let undoKey: AbortController | undefined;

export function useToast(): Toast {
  const { notification } = App.useApp();
  return useMemo(() => {
    const show = (kind: 'success' | 'error' | 'warning', told: NotificationArgsProps) => {
      undoKey?.abort();
      notification[kind]({ role: kind === 'success' ? 'status' : 'alert', ...told });
    };
    return {
      success: (description, title = 'Success') => show('success', { title, description }),
      undoable: (description, onUndo) => {
        let before: Element | null = null;
        const undo = () => {
          undoKey?.abort();
          notification.destroy();
          onUndo();
          goOnAt(before);
        };
        const button = (
          <Button
            size="small"
            title="Ctrl+Z"
            aria-keyshortcuts="Control+Z Meta+Z"
            onClick={undo}
            onFocus={({ relatedTarget }) => void (before = relatedTarget)}
          >
            Undo
          </Button>
        );
        show('success', { title: 'Success', description, actions: button, onClose: () => undoKey?.abort() });
        undoKey = onUndoKey(() => {
          before = document.activeElement;
          undo();
        });
      },
      error: (description, title = 'Error') => show('error', { title, description }),
      errorTitle: (title) => show('error', { title }),
      warning: (title, description) => show('warning', { title, description }),
    };
  }, [notification]);
}

/** From wherever one is, for the button is many steps of the Tab key away. Where one types, the key is the browser's. */
function onUndoKey(undo: () => void): AbortController {
  const listening = new AbortController();
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
    if (target instanceof Element && target.matches('input:not([type=checkbox]), textarea')) return;
    event.preventDefault();
    undo();
  };
  document.addEventListener('keydown', onKey, { signal: listening.signal });
  return listening;
}

/** The button goes with its toast: what had the focus before has it again, or the screen, where that is gone. */
function goOnAt(before: Element | null): void {
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  if (document.activeElement !== before) focusUnlessCovered(document.querySelector('main'));
}
