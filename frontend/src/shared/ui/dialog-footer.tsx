import { Button, Flex } from 'antd';
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
}

/** The buttons of a form in a dialog. */
export function DialogFooter(props: DialogFooterProps) {
  const { form, pending, submitText, pendingText = 'Saving...', disabled, onSubmit, onClose } = props;
  const submitButton = useFocusKept(pending);
  return (
    <Flex gap={8} justify="flex-end" wrap>
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
