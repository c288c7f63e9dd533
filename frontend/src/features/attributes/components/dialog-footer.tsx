import { Button, Flex } from 'antd';

interface DialogFooterProps {
  pending: boolean;
  submitText: string;
  onClose: () => void;
}

/** The buttons of a form that fills only a part of its dialog. */
export function DialogFooter({ pending, submitText, onClose }: DialogFooterProps) {
  return (
    <Flex gap={8} justify="flex-end">
      <Button onClick={onClose} disabled={pending}>
        Cancel
      </Button>
      <Button
        type="primary"
        htmlType="submit"
        disabled={pending}
        // The second click of a double click must not do what the button says only since the first.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        {pending ? 'Saving...' : submitText}
      </Button>
    </Flex>
  );
}
