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
  /** A success that can be undone while the toast is shown. */
  undoable: (text: string, onUndo: () => void) => void;
  error: (text: string, title?: string) => void;
  /** Without a text below the title. */
  errorTitle: (title: string) => void;
  warning: (title: string, text?: string) => void;
}

/** Removes the listener for the undo key of the current toast. */
let undoKey: AbortController | undefined;

export function useToast(): Toast {
  const { notification } = App.useApp();
  return useMemo(() => {
    const show = (kind: 'success' | 'error' | 'warning', options: NotificationArgsProps) => {
      undoKey?.abort();
      notification[kind]({ role: kind === 'success' ? 'status' : 'alert', ...options });
    };
    return {
      success: (description, title = 'Success') => show('success', { title, description }),
      undoable: (description, onUndo) => {
        let before: Element | null = null;
        const undo = () => {
          undoKey?.abort();
          notification.destroy();
          onUndo();
          restoreFocus(before);
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
        // Its own listener only: a later toast may have replaced this one, and listens by then.
        const onClose = () => key.abort();
        show('success', { title: 'Success', description, actions: button, onClose });
        const key = onUndoKey(() => {
          before = document.activeElement;
          undo();
        });
        undoKey = key;
      },
      error: (description, title = 'Error') => show('error', { title, description }),
      errorTitle: (title) => show('error', { title }),
      warning: (title, description) => show('warning', { title, description }),
    };
  }, [notification]);
}

/**
 * Works wherever the focus is, because the button is many Tab steps away. In a text field, the key is left to the
 * browser.
 */
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

/** The button disappears with its toast: the focus returns to where it was before, or to the screen if that is gone. */
function restoreFocus(before: Element | null): void {
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  if (document.activeElement !== before) focusUnlessCovered(document.querySelector('main'));
}
