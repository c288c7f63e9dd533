import { App, Button } from 'antd';
import type { ReactNode } from 'react';
import { rememberFocus } from './return-focus';

interface Question {
  title: string;
  content: ReactNode;
  okText: string;
  cancelText?: string;
  /** Whether confirming deletes or discards something, as it mostly does. */
  isDestructive?: boolean;
  /** Errors are the caller's to report; the dialog closes either way. */
  onConfirm?: () => unknown;
  /** A smaller step that may be meant instead. */
  instead?: { text: string; onConfirm: () => unknown };
  /** Runs once the question has closed: closes the dialog below it, which then returns the focus itself. */
  afterConfirm?: () => void;
  onCancel?: () => void;
}

/** Asks before something large or something that cannot be undone. Cancel has the focus. */
export function useConfirm(): (question: Question) => void {
  const { modal } = App.useApp();
  return ({ title, content, okText, cancelText = 'Cancel', isDestructive = true, ...question }) => {
    const { onConfirm, instead, afterConfirm, onCancel } = question;
    const returnFocus = rememberFocus();
    let after = returnFocus;
    const dialog = modal.confirm({
      title,
      content,
      okText,
      cancelText,
      onCancel,
      okButtonProps: { danger: isDestructive },
      focusable: { autoFocusButton: 'cancel' },
      afterClose: () => after(),
      ...(instead && {
        footer: (_, { OkBtn, CancelBtn }) => (
          <>
            <CancelBtn />
            <Button
              onClick={() => {
                dialog.destroy();
                instead.onConfirm();
              }}
            >
              {instead.text}
            </Button>
            <OkBtn />
          </>
        ),
      }),
      onOk: async () => {
        after = afterConfirm ?? returnFocus;
        await Promise.resolve(onConfirm?.()).catch(() => undefined);
      },
    });
  };
}
