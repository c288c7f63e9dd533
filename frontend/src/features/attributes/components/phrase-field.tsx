import { Form, Input } from 'antd';
import { nameRule } from '../../../shared/ui/name-rule';

interface PhraseFieldProps {
  faultOf: (phrase: string) => string | null;
  placeholder: string;
  extra: string;
}

/** A phrase for questions that are composed without the model. */
export function PhraseField({ faultOf, placeholder, extra }: PhraseFieldProps) {
  return (
    <Form.Item name="phrase" label="Phrase in questions (optional)" rules={[nameRule(faultOf)]} extra={extra}>
      <Input placeholder={placeholder} autoComplete="off" />
    </Form.Item>
  );
}
