import { App } from 'antd';
import type { ReactNode } from 'react';
import { rememberFocus } from './return-focus';

interface Question {
  title: string;
  content: ReactNode;
  okText: string;
  cancelText?: string;
  /** It takes something away, as most of what is asked about does. */
  isDestructive?: boolean;
  /** Errors are the caller's to report; the dialog closes either way. */
  onConfirm: () => unknown;
  onCancel?: () => void;
}

/** Asks before something that cannot be undone, or is much. Cancel has the focus. */
export function useConfirm(): (question: Question) => void {
  const { modal } = App.useApp();
  return ({ title, content, okText, cancelText = 'Cancel', isDestructive = true, onConfirm, onCancel }) => {
    const returnFocus = rememberFocus();
    modal.confirm({
      title,
      content,
      okText,
      cancelText,
      onCancel,
      okButtonProps: { danger: isDestructive },
      focusable: { autoFocusButton: 'cancel' },
      afterClose: returnFocus,
      onOk: async () => {
        await Promise.resolve(onConfirm()).catch(() => undefined);
      },
    });
  };
}
