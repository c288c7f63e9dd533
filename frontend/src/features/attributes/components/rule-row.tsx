import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useConfirm } from '../../../shared/ui/use-confirm';
import type { Term } from '../use-brand-terms';
import { TermName } from './term-name';

interface RuleRowProps {
  /** As in 'Delete blacklist pair wool and runners'. */
  name: string;
  children: ReactNode;
  comment?: string | null;
  /** What is amiss with it. */
  warning?: string | undefined;
  question: ReactNode;
  onDelete: () => unknown;
}

/** One row of a section below the columns, with its delete button. */
export function RuleRow({ name, children, comment, warning, question, onDelete }: RuleRowProps) {
  const confirm = useConfirm();
  const askDelete = () =>
    confirm({ title: `Delete ${name}?`, content: question, okText: 'Delete', onConfirm: onDelete });
  return (
    <div className="rule-row">
      <div className="rule-text">
        {children}
        {comment && <p className="rule-comment">{comment}</p>}
        {warning && <p className="rule-warning">{warning}</p>}
      </div>
      <Button
        size="small"
        type="text"
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={`Delete ${name}`}
        onClick={askDelete}
      />
    </div>
  );
}

interface TermPairProps {
  terms: readonly [Term, Term];
  /** What stands between them, for the eye and for a screen reader. */
  sign: string;
  words: string;
}

export function TermPair({ terms: [first, second], sign, words }: TermPairProps) {
  return (
    <span className="term-pair">
      <TermName term={first} />
      <span className="term-sign">
        <span aria-hidden="true">{sign}</span>
        <span className="visually-hidden"> {words} </span>
      </span>
      <TermName term={second} />
    </span>
  );
}
