import { LIMITS, MESSAGES } from '#contracts';
import { countOf } from '../../../shared/text/format';
import type { GeneratorData } from './generator-data';
import { COMPETITOR } from '../generation-kinds';
import { GeneratorPanel } from './generator-panel';
import { SourceList } from './source-list';

export function CompetitorPanel({ data }: { data: GeneratorData }) {
  const { competitors } = data.domain;
  return (
    <GeneratorPanel
      data={data}
      generation={COMPETITOR}
      request={{ kind: 'competitor' }}
      hint="Two questions for each competitor: which is better, and what the alternatives are."
      formula={`${countOf(competitors.length, 'competitor')} × ${LIMITS.promptsPerCompetitor}`}
      lacks={competitors.length === 0 ? MESSAGES.noCompetitors : undefined}
    >
      <SourceList
        label="Competitors"
        items={[...competitors]}
        renderItem={(competitor) => <span>{competitor.name}</span>}
      />
    </GeneratorPanel>
  );
}
