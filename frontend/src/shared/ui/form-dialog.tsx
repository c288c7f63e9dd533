import { Alert, Button, Form, Modal, type FormInstance } from 'antd';
import { type ReactNode, useId } from 'react';

interface FormDialogProps<Values extends object> {
  form: FormInstance<Values>;
  open: boolean;
  title: string;
  submitText: string;
  pending: boolean;
  initialValues: Partial<Values>;
  /** The server's answer when saving failed. */
  error?: string | null;
  width?: number;
  submitDisabled?: boolean;
  onSubmit: (values: Values) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog around one form. It stays open until its owner closes it, which is after a successful save. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { form, open, title, submitText, pending, initialValues, error, onSubmit, onClose, children } = props;
  const formId = useId();
  return (
    <Modal
      open={open}
      title={title}
      width={props.width ?? 480}
      onCancel={() => !pending && onClose()}
      destroyOnHidden
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
          {pending ? 'Saving...' : submitText}
        </Button>,
      ]}
    >
      {error && <Alert className="dialog-error" type="error" showIcon title={error} />}
      <Form<Values>
        id={formId}
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
