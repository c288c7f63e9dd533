import { DeleteOutlined, LinkOutlined, StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useConfirm } from '../../../shared/ui/use-confirm';
import type { PairLink } from '../rule-kinds';
import type { Term } from '../use-brand-terms';
import { TermName } from './term-name';

interface RuleRowProps {
  /** As in 'Delete blacklist pair wool and runners'. */
  name: string;
  children: ReactNode;
  comment?: string | null;
  /** What is wrong with the rule. */
  warning?: string | undefined;
  question: ReactNode;
  /** Shown next to the delete button. */
  tools?: ReactNode;
  onDelete: () => unknown;
}

/** One row of a section below the columns, with its delete button. */
export function RuleRow({ name, children, comment, warning, question, tools, onDelete }: RuleRowProps) {
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
      {tools}
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
  link: PairLink;
}

const LINKS: Record<PairLink, ReactNode> = {
  'never with': <StopOutlined aria-hidden />,
  'together with': <LinkOutlined aria-hidden />,
};

export function TermPair({ terms: [first, second], link }: TermPairProps) {
  return (
    <span className="term-pair">
      <TermName term={first} />
      <span className={`term-link term-link-${link.split(' ', 1)[0]}`}>
        {LINKS[link]} {link}{' '}
      </span>
      <TermName term={second} />
    </span>
  );
}
