import { App } from 'antd';
import type { ReactNode } from 'react';

interface Question {
  title: string;
  content: ReactNode;
  okText: string;
  cancelText?: string;
  /** Errors are the caller's to report; the dialog closes either way. */
  onConfirm: () => unknown;
  onCancel?: () => void;
}

/** Asks before something that cannot be undone. Cancel has the focus. */
export function useConfirm(): (question: Question) => void {
  const { modal } = App.useApp();
  return ({ title, content, okText, cancelText = 'Cancel', onConfirm, onCancel }) => {
    modal.confirm({
      title,
      content,
      okText,
      cancelText,
      onCancel,
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: async () => {
        await Promise.resolve(onConfirm()).catch(() => undefined);
      },
    });
  };
}
