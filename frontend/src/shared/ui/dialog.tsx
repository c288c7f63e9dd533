import { Modal, type ModalProps } from 'antd';
import { type FocusEvent, useRef } from 'react';
import { useReturnFocus } from './return-focus';

type DialogProps = Pick<ModalProps, 'title' | 'width' | 'mask' | 'footer' | 'onCancel' | 'children'> & {
  /** In a corner, with the page in reach. */
  beside?: boolean;
};

const FIELD = ':is(input:not([type="checkbox"], [type="radio"]), textarea):enabled';

/**
 * The dialog of this product. It is open while it is mounted, begins at its first field, and gives the focus back to
 * what opened it.
 */
export function Dialog({ children, beside = false, ...props }: DialogProps) {
  useReturnFocus();
  const body = useRef<HTMLDivElement>(null);
  const hasOpened = useRef(false);
  /** Without a field it begins at the dialog itself: no key may press a button that nobody has chosen. */
  const begin = () => {
    const first = body.current?.querySelector<HTMLElement>(FIELD);
    (first ?? body.current?.closest<HTMLElement>('[role="dialog"]'))?.focus({ preventScroll: true });
  };
  // Until it has opened, antd gives the focus to the first element that takes it: the button that closes.
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
