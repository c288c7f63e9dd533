import type { ExactRequest } from '#domain';
import { LIMITS } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { BlockedList } from '../../../shared/jobs/blocked-combinations';
import { estimateText } from '../../../shared/jobs/estimate-text';
import { estimateQuery } from '../../../shared/jobs/estimates';
import { countOf, formatCount } from '../../../shared/text/format';
import { TICKING_MS, useDebouncedValue } from '../../../shared/ui/use-debounced-value';
import { useStable } from '../../../shared/ui/use-stable';
import type { PromptCount } from './use-prompt-count';

interface PromptTotalProps {
  brandId: string;
  count: PromptCount;
  request: ExactRequest;
  /** How the total is computed. */
  formula: string;
}

/** How many prompts a run would generate: by the formula, without what the rules forbid; and the estimate for it. */
export function PromptTotal({ brandId, count: { total, blocked }, request, formula }: PromptTotalProps) {
  const [shows, setShows] = useState(false);
  const listId = useId();
  return (
    <div>
      <div aria-live="polite">
        <p className="generator-total">
          Total <strong>{countOf(total, 'prompt')}</strong>
          <span className="muted">{formula}</span>
        </p>
        {blocked.length > 0 && (
          <p className="generator-blocked">
            {countOf(total - blocked.length, 'prompt')} ({formatCount(total)} − {formatCount(blocked.length)}{' '}
            blocked,{' '}
            <Button
              type="link"
              size="small"
              aria-expanded={shows}
              aria-controls={listId}
              onClick={() => setShows(!shows)}
            >
              {shows ? 'hide' : 'show'}
            </Button>
            )
          </p>
        )}
        {total > blocked.length && total <= LIMITS.promptsPerRun && (
          <RunEstimate brandId={brandId} request={request} />
        )}
      </div>
      <div id={listId}>{shows && blocked.length > 0 && <BlockedList combinations={blocked} />}</div>
    </div>
  );
}

/** Empty while the selection has no estimate yet, and when the estimate fails: the run can be started without it. */
function RunEstimate({ brandId, request }: Pick<PromptTotalProps, 'brandId' | 'request'>) {
  const now = useStable(request);
  const debounced = useDebouncedValue(now, TICKING_MS);
  const { kind, ...body } = debounced;
  const { data } = useQuery(estimateQuery(brandId, kind, body));
  return <p className="generator-estimate muted">{data && debounced === now && estimateText(data)}</p>;
}
