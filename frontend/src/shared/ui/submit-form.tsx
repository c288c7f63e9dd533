import { Form, type FormProps } from 'antd';
import { type ReactNode, useRef } from 'react';

interface SubmitFormProps<Values extends object> extends Omit<FormProps<Values>, 'onFinish' | 'children'> {
  /** What it starts is under way until the promise is settled; who starts it also tells how it ended. */
  onSubmit: (values: Values) => Promise<unknown> | undefined;
  children: ReactNode;
}

/** After a refusal: the button is disabled while it is under way, and a disabled button loses the focus to the page. */
function goOnAt(before: Element | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
  });
}

/** A form of this product. What is submitted again while it is under way, as by a double click, is not done twice. */
export function SubmitForm<Values extends object>({ onSubmit, ...form }: SubmitFormProps<Values>) {
  const underWay = useRef(false);
  const submit = async (values: Values) => {
    if (underWay.current) return;
    underWay.current = true;
    const before = document.activeElement;
    await Promise.resolve(onSubmit(values)).catch(() => goOnAt(before));
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
