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
  onConfirm?: () => unknown;
  /** Once the question is gone: what closes the dialog below it, which then gives the focus on itself. */
  afterConfirm?: () => void;
  onCancel?: () => void;
}

/** Asks before something that cannot be undone, or is much. Cancel has the focus. */
export function useConfirm(): (question: Question) => void {
  const { modal } = App.useApp();
  return ({ title, content, okText, cancelText = 'Cancel', isDestructive = true, ...question }) => {
    const { onConfirm, afterConfirm, onCancel } = question;
    const returnFocus = rememberFocus();
    let after = returnFocus;
    modal.confirm({
      title,
      content,
      okText,
      cancelText,
      onCancel,
      okButtonProps: { danger: isDestructive },
      focusable: { autoFocusButton: 'cancel' },
      afterClose: () => after(),
      onOk: async () => {
        after = afterConfirm ?? returnFocus;
        await Promise.resolve(onConfirm?.()).catch(() => undefined);
      },
    });
  };
}
