import { useCallback } from 'react';
import type { Rows } from '../rule-dialog-kinds';
import { useBrandTerms } from '../use-brand-terms';
import { RuleList } from './rule-list';
import { RULE_QUESTION, RuleRow, TermPair } from './rule-row';

interface PairListProps<Pair extends PairRow> {
  brandId: string;
  label: string;
  rows: Rows<Pair>;
  failure: string;
  empty: { title: string; text: string };
  /** As in 'Delete blacklist pair wool and runners'. */
  noun: string;
  sign?: string;
  words?: string;
  idsOf: (pair: Pair) => readonly [string, string];
  onDelete: (id: string) => unknown;
}

interface PairRow {
  id: string;
  comment?: string | null;
}

/** Pairs of attributes or categories, by their present names. */
export function PairList<Pair extends PairRow>(props: PairListProps<Pair>) {
  const { brandId, label, rows, failure, empty, noun, idsOf, onDelete } = props;
  const { sign = '✕', words = 'not with' } = props;
  const { termOf } = useBrandTerms(brandId);
  const textOf = useCallback(
    (pair: Pair) => {
      const terms = idsOf(pair).map(termOf);
      return [...terms.map(({ name, categoryName }) => `${name} ${categoryName}`), pair.comment].join(' ');
    },
    [idsOf, termOf],
  );
  return (
    <RuleList
      label={label}
      rows={rows}
      failure={failure}
      empty={empty}
      textOf={textOf}
      renderItem={(pair) => {
        const [first, second] = idsOf(pair);
        const terms = [termOf(first), termOf(second)] as const;
        return (
          <RuleRow
            name={`${noun} ${terms[0].name} and ${terms[1].name}`}
            comment={pair.comment}
            question={RULE_QUESTION}
            onDelete={() => onDelete(pair.id)}
          >
            <TermPair terms={terms} sign={sign} words={words} />
          </RuleRow>
        );
      }}
    />
  );
}
