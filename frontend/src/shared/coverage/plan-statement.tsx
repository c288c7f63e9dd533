import type { GenerateCoverageRequest } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { Link } from 'react-router';
import { errorText } from '../api/request';
import { estimateText } from '../jobs/estimate-text';
import { countOf, formatCount } from '../text/format';
import { coverageEstimateQuery, type CoveragePlanResult } from './api';

interface PlanStatementProps {
  brandId: string;
  body: GenerateCoverageRequest;
  found: CoveragePlanResult;
}

/** What a coverage run would ask for and what it would take, each shown as soon as it is known. */
export function PlanStatement({ brandId, body, found: { plan, error } }: PlanStatementProps) {
  const hasPrompts = plan !== undefined && plan.prompts > 0;
  const estimate = useQuery({ ...coverageEstimateQuery(brandId, body), enabled: hasPrompts });
  if (error) return <Alert type="warning" showIcon title={errorText(error, 'The plan could not be made.')} />;
  if (!plan)
    return (
      <p className="plan-statement muted" role="status">
        Looking for the fewest prompts…
      </p>
    );
  const { prompts, pairs, coverable, unsaved = 0, lowerBound } = plan;
  if (prompts === 0)
    return (
      <p className="plan-statement" role="status">
        {pairs === 0
          ? 'Nothing is missing: every allowed combination has a saved prompt.'
          : 'No prompt of this width can hold what is missing.'}
      </p>
    );
  return (
    <>
      {unsaved > 0 && <UnsavedWarning brandId={brandId} unsaved={unsaved} />}
      <p className="plan-statement" role="status">
        <strong>{countOf(prompts, 'prompt')}</strong> {prompts === 1 ? 'covers' : 'cover'}{' '}
        {formatCount(coverable)} of {countOf(pairs, 'pair')}; no set of this width has fewer than{' '}
        {formatCount(lowerBound)}.
        {coverable < pairs &&
          ` No allowed prompt of this width holds the other ${formatCount(pairs - coverable)}.`}
        {estimate.data && <span className="muted"> It takes {estimateText(estimate.data)}.</span>}
      </p>
    </>
  );
}

/** The run would generate, and pay for, what is there already. */
const UnsavedWarning = ({ brandId, unsaved }: { brandId: string; unsaved: number }) => (
  <Alert
    type="warning"
    showIcon
    className="plan-unsaved"
    title={`${countOf(unsaved, 'combination')} ${unsaved === 1 ? 'has' : 'have'} prompts that are not saved yet. Save them first, or they are generated again.`}
    action={<Link to={`/generate/${brandId}#results`}>To the prompts</Link>}
  />
);
