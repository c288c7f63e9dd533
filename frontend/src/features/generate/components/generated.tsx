import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useResumeImprovement } from '../api/improve-prompts';
import { useResumeSaves } from '../api/save-written-prompts';
import { RESULT_KINDS } from '../generation-kinds';
import { ResultPanel } from './result-panel';
import { WrittenPrompts } from './written-prompts';

/** What the generators made: a panel for each kind, and the list that is worked on. */
export default function Generated({ brandId }: { brandId: string }) {
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

/** The jobs drawer links to a result panel. */
function useScrollToHash(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash.startsWith('#results-')) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
}
