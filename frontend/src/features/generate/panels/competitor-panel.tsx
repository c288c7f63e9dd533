import { LIMITS, MESSAGES } from '#contracts';
import { countOf } from '../../../shared/text/format';
import type { GeneratorData } from './brand-data';
import { COMPETITOR } from '../generation-kinds';
import { usePromptCount } from './use-prompt-count';
import { GeneratorPanel } from './generator-panel';
import { SourceList } from './source-list';

export function CompetitorPanel({ data }: { data: GeneratorData }) {
  const count = usePromptCount(data, { kind: 'competitor' });
  const { competitors } = data.domain;
  return (
    <GeneratorPanel
      brandId={data.brandId}
      generation={COMPETITOR}
      hint="Two questions for each competitor: which is better, and what the alternatives are."
      count={count}
      formula={`${countOf(competitors.length, 'competitor')} × ${LIMITS.promptsPerCompetitor}`}
      disabled={competitors.length === 0}
    >
      <SourceList
        label="Competitors"
        items={[...competitors]}
        empty={MESSAGES.noCompetitors}
        renderItem={(competitor) => <span>{competitor.name}</span>}
      />
    </GeneratorPanel>
  );
}
