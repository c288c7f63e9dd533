import { Form, type FormProps } from 'antd';
import { type ReactNode, useRef } from 'react';

interface SubmitFormProps<Values extends object> extends Omit<FormProps<Values>, 'onFinish' | 'children'> {
  /** Submitting is under way until the promise settles. The caller reports the outcome. */
  onSubmit: (values: Values) => Promise<unknown> | undefined;
  children: ReactNode;
}

/** A form of this product. A second submit while the first is under way, such as by a double click, is ignored. */
export function SubmitForm<Values extends object>({ onSubmit, ...form }: SubmitFormProps<Values>) {
  const underWay = useRef(false);
  const submit = async (values: Values) => {
    if (underWay.current) return;
    underWay.current = true;
    await Promise.resolve(onSubmit(values)).catch(() => undefined);
    underWay.current = false;
  };
  return (
    <Form<Values>
      noValidate
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      {...form}
      onFinish={(values) => void submit(values)}
    />
  );
}
