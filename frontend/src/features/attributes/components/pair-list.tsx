import { useCallback } from 'react';
import { useDeleteRow } from '../api';
import type { PairKind, Rows } from '../rule-kinds';
import { useBrandTerms } from '../use-brand-terms';
import type { PairRow } from '../use-rule-rows';
import { RuleList } from './rule-list';
import { RuleRow, TermPair } from './rule-row';

interface PairListProps {
  brandId: string;
  kind: PairKind;
  rows: Rows<PairRow>;
  /** The last part of a deletion's path. */
  path: string;
  /** What is wrong with a pair; undefined: nothing. */
  warningOf?: (row: PairRow) => string | undefined;
}

/** Pairs of attributes or categories, by their current names. */
export function PairList({ brandId, kind, rows, path, warningOf }: PairListProps) {
  const { name, label, emptyText, link } = kind;
  const { termOf } = useBrandTerms(brandId);
  const remove = useDeleteRow(brandId, path, name);
  const textOf = useCallback(
    ({ ids, comment }: PairRow) => {
      const terms = ids.map(termOf);
      return [...terms.map((term) => `${term.name} ${term.categoryName}`), comment].join(' ');
    },
    [termOf],
  );
  return (
    <RuleList
      label={label}
      rows={rows}
      failure={`Failed to fetch ${label.toLowerCase()}`}
      empty={{ title: `No ${label.toLowerCase()} yet`, text: emptyText }}
      textOf={textOf}
      renderItem={(row) => {
        const { id, ids, comment } = row;
        const terms = [termOf(ids[0]), termOf(ids[1])] as const;
        return (
          <RuleRow
            name={`${name.toLowerCase()} ${terms[0].name} and ${terms[1].name}`}
            comment={comment}
            warning={warningOf?.(row)}
            question="This action cannot be undone."
            onDelete={() => remove.mutateAsync(id)}
          >
            <TermPair terms={terms} link={link} />
          </RuleRow>
        );
      }}
    />
  );
}
