import { Form, type FormInstance } from 'antd';

/** A field's current value; `before` until the form is mounted, a case that antd's own types omit. */
export function useFormValue<Values extends object, Name extends keyof Values & string>(
  form: FormInstance<Values>,
  name: Name,
  before: Values[Name],
): Values[Name] {
  return Form.useWatch((values: Partial<Values>) => values[name], form) ?? before;
}
