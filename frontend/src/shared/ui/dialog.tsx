import { Modal, type ModalProps } from 'antd';
import { type FocusEvent, useRef } from 'react';
import { useReturnFocus } from './return-focus';

type DialogProps = Pick<ModalProps, 'title' | 'width' | 'mask' | 'footer' | 'onCancel' | 'children'> & {
  /** Shows the dialog in a corner, with the page usable. */
  beside?: boolean;
};

const FIELD = ':is(input:not([type="checkbox"], [type="radio"]), textarea):enabled';

/**
 * The dialog of this product. It is open while it is mounted, focuses its first field, and returns the focus to what
 * opened it.
 */
export function Dialog({ children, beside = false, ...props }: DialogProps) {
  useReturnFocus();
  const body = useRef<HTMLDivElement>(null);
  const hasOpened = useRef(false);
  /** Without a field, the dialog itself gets the focus: no key may press a button that the user has not chosen. */
  const begin = () => {
    const first = body.current?.querySelector<HTMLElement>(FIELD);
    (first ?? body.current?.closest<HTMLElement>('[role="dialog"]'))?.focus({ preventScroll: true });
  };
  // While it opens, antd focuses the first focusable element: the close button.
  const whileOpening = ({ target }: FocusEvent) => {
    if (!hasOpened.current && target.closest('.ant-modal-close')) begin();
  };
  return (
    <Modal
      open
      {...props}
      {...(beside && { wrapClassName: 'dialog-beside', focusable: { trap: false } })}
      wrapProps={{ onFocus: whileOpening }}
      afterOpenChange={(isOpen) => {
        hasOpened.current = isOpen;
        if (isOpen && !body.current?.contains(document.activeElement)) begin();
      }}
    >
      <div ref={body}>{children}</div>
    </Modal>
  );
}
