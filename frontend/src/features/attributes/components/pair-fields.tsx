import { LIMITS } from '#contracts';
import { Form, Input } from 'antd';
import type { TermOf, TermOption } from '../use-brand-terms';
import { TermSelect } from './term-select';

/** What the three blacklist dialogs ask for. */
export interface PairValues {
  primary?: string;
  targets: string[];
  comment?: string;
}

export const EMPTY_PAIR: PairValues = { targets: [] };

/** The comment as it is sent. */
export function commentOf({ comment = '' }: PairValues): string | null {
  const text = comment.trim();
  return text === '' ? null : text;
}

interface PairFieldsProps {
  termOf: TermOf;
  primaryLabel: string;
  primaryOptions: TermOption[];
  primaryMessage: string;
  targetsLabel: string;
  targetOptions: TermOption[];
  targetsMessage: string;
  /** What is said when the primary is among the targets. */
  itselfMessage?: string;
}

/** One primary, any number of targets, and a comment. */
export function PairFields(props: PairFieldsProps) {
  return (
    <>
      <Form.Item
        name="primary"
        label={props.primaryLabel}
        rules={[{ required: true, message: props.primaryMessage }]}
      >
        <TermSelect options={props.primaryOptions} termOf={props.termOf} />
      </Form.Item>
      <Form.Item
        name="targets"
        label={props.targetsLabel}
        dependencies={['primary']}
        rules={[
          { type: 'array', required: true, min: 1, message: props.targetsMessage },
          ({ getFieldValue }) => ({
            validator: (_rule, targets: string[]) =>
              props.itselfMessage && targets.includes(getFieldValue('primary') as string)
                ? Promise.reject(new Error(props.itselfMessage))
                : Promise.resolve(),
          }),
        ]}
      >
        <TermSelect mode="multiple" options={props.targetOptions} termOf={props.termOf} />
      </Form.Item>
      <Form.Item name="comment" label="Comment (optional)">
        <Input maxLength={LIMITS.commentLength} autoComplete="off" />
      </Form.Item>
    </>
  );
}
