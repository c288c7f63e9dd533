import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useFocusKept } from './use-focus-after';

interface DialogFooterProps {
  /** The id of the form, where the buttons are outside it. */
  form?: string;
  pending: boolean;
  submitText: string;
  /** The button's text while pending. */
  pendingText?: string;
  disabled?: boolean;
  /** What the button does where there is no form. */
  onSubmit?: () => void;
  onClose: () => void;
  /** A button apart from the two, on the left. */
  other?: ReactNode;
}

/** The buttons of a form in a dialog. */
export function DialogFooter(props: DialogFooterProps) {
  const { form, pending, submitText, pendingText = 'Saving...', disabled, onSubmit, onClose, other } = props;
  const submitButton = useFocusKept(pending);
  return (
    <Flex gap={8} justify="flex-end" wrap>
      {other && <span className="dialog-footer-other">{other}</span>}
      <Button onClick={onClose} disabled={pending}>
        Cancel
      </Button>
      <Button
        ref={submitButton}
        type="primary"
        htmlType={onSubmit ? 'button' : 'submit'}
        form={form}
        disabled={pending || disabled}
        // The first click may have changed the button's meaning: the second click of a double click must not trigger
        // it.
        onClick={(event) => (event.detail > 1 ? event.preventDefault() : onSubmit?.())}
      >
        {pending ? pendingText : submitText}
      </Button>
    </Flex>
  );
}
