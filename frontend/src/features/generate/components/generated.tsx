import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useResumeImprovement } from '../api/improve-prompts';
import { useResumeSaves } from '../api/save-written-prompts';
import { RESULT_KINDS } from '../generation-kinds';
import { ResultPanel } from './result-panel';
import { WrittenPrompts } from './written-prompts';

/** What the generators made: a panel for each kind, and the list that is worked on. */
export function Generated({ brandId }: { brandId: string }) {
  useScrollToHash();
  useResumeSaves(brandId);
  useResumeImprovement(brandId);
  return (
    <>
      <div className="result-panels">
        {RESULT_KINDS.map((generation) => (
          <ResultPanel key={generation.kind} brandId={brandId} generation={generation} />
        ))}
      </div>
      <WrittenPrompts brandId={brandId} />
    </>
  );
}

/** The generators and the jobs drawer link to the result panels. */
function useScrollToHash(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const results = hash.startsWith('#results-') ? document.getElementById(hash.slice(1)) : null;
    if (!results) return;
    results.scrollIntoView();
    // The keyboard goes on from there.
    results.tabIndex = -1;
    results.focus({ preventScroll: true });
  }, [hash, key]);
}
