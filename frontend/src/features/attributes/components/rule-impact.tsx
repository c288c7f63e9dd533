import type { AnyBlacklistPair, RuleImpact as Impact, RuleImpactRequest } from '#contracts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useDeferredValue, useState } from 'react';
import { queryKeys } from '../../../shared/api/query-keys';
import { request } from '../../../shared/api/request';
import { LoadError } from '../../../shared/ui/load-error';
import { andMore, countOf, formatCount } from '../../../shared/text/format';
import { useBrandTerms } from '../use-brand-terms';

/** The request's body. The query key holds it as JSON text, which is compared by content. */
const bodyOf = (text: string): RuleImpactRequest => ({ pairs: JSON.parse(text) as AnyBlacklistPair[] });

const impactQuery = (brandId: string, pairs: string) =>
  queryOptions({
    queryKey: queryKeys.ruleImpact(brandId, pairs),
    queryFn: ({ signal }) => request('POST', `/api/brands/${brandId}/rule-impact`, bodyOf(pairs), { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

const brokenQuery = (brandId: string, pairs: string) =>
  queryOptions({
    queryKey: queryKeys.ruleImpactPrompts(brandId, pairs),
    queryFn: ({ signal }) =>
      request('POST', `/api/brands/${brandId}/rule-impact-prompts`, bodyOf(pairs), { signal }),
    gcTime: 0,
  });

/** What the rules in an open dialog would forbid. */
export function RuleImpact({ brandId, pairs }: { brandId: string; pairs: AnyBlacklistPair[] }) {
  // A choice of many is rendered before its impact is requested.
  const text = useDeferredValue(JSON.stringify(pairs));
  const [shows, setShows] = useState(false);
  const { data, error, refetch } = useQuery({ ...impactQuery(brandId, text), enabled: text !== '[]' });
  if (text !== '[]' && error)
    return <LoadError title="Failed to count what this would forbid" error={error} onRetry={refetch} />;
  if (text === '[]' || !data)
    return (
      <p className="rule-impact muted" role="status">
        {text !== '[]' && 'Counting what this would forbid …'}
      </p>
    );
  const { before, after } = data.combinations;
  const it = pairs.length === 1 ? 'it' : 'them';
  return (
    <>
      <p className="rule-impact" role="status">
        Forbids {formatCount(before - after)} of {countOf(before, 'combination')}
        {before === after && ': no prompt holds both, or another rule forbids it already'}
        {data.savedPrompts > 0 && `, ${broken(data.savedPrompts, 'saved prompt', it)}`}
        {data.drafts > 0 && `, ${broken(data.drafts, 'unsaved prompt', it)}`}
        {data.savedPrompts > 0 && (
          <Button type="link" size="small" aria-expanded={shows} onClick={() => setShows(!shows)}>
            {shows ? 'hide' : 'show'}
          </Button>
        )}
      </p>
      <Conflicts brandId={brandId} conflicts={data.conflicts} />
      {shows && data.savedPrompts > 0 && <BrokenPrompts brandId={brandId} pairs={text} />}
    </>
  );
}

/** The pairings that the rules would contradict, and the attributes that they would leave nothing to combine with. */
function Conflicts({ brandId, conflicts }: { brandId: string; conflicts: Impact['conflicts'] }) {
  const { termOf } = useBrandTerms(brandId);
  const nameOf = (id: string) => termOf(id).name;
  const pairings = conflicts.pairings.map(
    ({ productCategoryAttributeId, attributeCategoryId }) =>
      `${nameOf(productCategoryAttributeId)} together with ${nameOf(attributeCategoryId)}`,
  );
  const stranded = conflicts.stranded.map(nameOf);
  return (
    <>
      {pairings.length > 0 && (
        <p className="rule-warning">
          Leaves nothing of {pairings.length === 1 ? 'a pairing' : 'pairings'}: {andMore(pairings)}.
        </p>
      )}
      {stranded.length > 0 && (
        <p className="rule-warning">Leaves nothing to combine with: {andMore(stranded)}.</p>
      )}
    </>
  );
}

const broken = (count: number, noun: string, it: string): string =>
  `${countOf(count, noun)} ${count === 1 ? 'breaks' : 'break'} ${it}`;

function BrokenPrompts({ brandId, pairs }: { brandId: string; pairs: string }) {
  const { data, error, refetch } = useQuery(brokenQuery(brandId, pairs));
  if (error) return <LoadError title="Failed to fetch the prompts" error={error} onRetry={refetch} />;
  if (!data) return <p className="muted">Loading…</p>;
  return (
    <ul className="rule-impact-prompts" aria-label="Saved prompts that break the rules">
      {data.map(({ id, question }) => (
        <li key={id}>{question}</li>
      ))}
    </ul>
  );
}
