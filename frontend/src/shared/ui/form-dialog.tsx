import { Alert, Button, Form, Modal, type FormInstance } from 'antd';
import { type ReactNode, useId } from 'react';
import { useReturnFocus } from './use-return-focus';

interface FormDialogProps<Values extends object> {
  form: FormInstance<Values>;
  title: string;
  submitText: string;
  pending: boolean;
  /** On the button while pending. */
  pendingText?: string;
  initialValues: Partial<Values>;
  /** The server's answer when saving failed. */
  error?: string | null;
  width?: number;
  submitDisabled?: boolean;
  onSubmit: (values: Values) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog around one form. It is open while it is mounted, which is until a save has succeeded. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { form, title, submitText, pending, initialValues, error, onSubmit, onClose, children } = props;
  const formId = useId();
  useReturnFocus();
  return (
    <Modal
      open
      title={title}
      width={props.width ?? 480}
      onCancel={() => !pending && onClose()}
      mask={{ closable: false }}
      footer={[
        <Button key="cancel" onClick={onClose} disabled={pending}>
          Cancel
        </Button>,
        <Button
          key="submit"
          type="primary"
          htmlType="submit"
          form={formId}
          disabled={pending || props.submitDisabled}
        >
          {pending ? (props.pendingText ?? 'Saving...') : submitText}
        </Button>,
      ]}
    >
      {error && <Alert className="dialog-error" type="error" showIcon title={error} />}
      <Form<Values>
        id={formId}
        noValidate
        form={form}
        layout="vertical"
        preserve={false}
        requiredMark={false}
        initialValues={initialValues}
        scrollToFirstError={{ focus: true }}
        onFinish={onSubmit}
      >
        {children}
      </Form>
    </Modal>
  );
}
