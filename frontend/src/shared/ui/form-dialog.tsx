import { Alert, Form, type FormInstance } from 'antd';
import { type ReactNode, useId } from 'react';
import { Dialog } from './dialog';
import { DialogFooter } from './dialog-footer';
import { SubmitForm } from './submit-form';
import { useConfirmedClose } from './use-confirmed-close';

interface FormDialogProps<Values extends object> {
  form: FormInstance<Values>;
  title: string;
  submitText: string;
  pending: boolean;
  /** The button's text while pending. */
  pendingText?: string;
  initialValues: Partial<Values>;
  /** Why saving failed, where the toast does not say it. */
  error?: string | null;
  width?: number;
  submitDisabled?: boolean;
  /** For a dialog of lists, which Escape closes too: one press too many would lose what is chosen in all of them. */
  asksOnEscape?: boolean;
  /** @returns the promise of the save that it starts */
  onSubmit: (values: Values) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog around one form. It is open while it is mounted, which is until a save has succeeded. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { form, title, submitText, pending, initialValues, error, onSubmit, onClose, children } = props;
  const formId = useId();
  // Watched, so that the dialog re-renders at each keystroke.
  const values: unknown = Form.useWatch([], form);
  const closeByKey = useConfirmedClose(
    values !== undefined && form.isFieldsTouched(),
    'What you typed is not saved.',
    onClose,
  );
  return (
    <Dialog
      title={title}
      width={props.width ?? 480}
      onCancel={({ type }) => {
        if (!pending) (type === 'keydown' && props.asksOnEscape ? closeByKey : onClose)();
      }}
      mask={{ closable: false }}
      footer={
        <DialogFooter
          form={formId}
          pending={pending}
          submitText={submitText}
          pendingText={props.pendingText}
          disabled={props.submitDisabled}
          onClose={onClose}
        />
      }
    >
      {error && <Alert className="dialog-error" type="error" showIcon title={error} />}
      <SubmitForm<Values> id={formId} form={form} initialValues={initialValues} onSubmit={onSubmit}>
        {children}
      </SubmitForm>
    </Dialog>
  );
}
