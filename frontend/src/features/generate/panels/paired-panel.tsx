import { MESSAGES } from '#contracts';
import { countOf } from '../../../shared/text/format';
import type { GeneratorData } from './brand-data';
import { PAIRED } from '../generation-kinds';
import { usePromptCount } from './use-prompt-count';
import { GeneratorPanel } from './generator-panel';
import { SourceList } from './source-list';

export function PairedPanel({ data }: { data: GeneratorData }) {
  const count = usePromptCount(data, { kind: 'paired' });
  return (
    <GeneratorPanel
      brandId={data.brandId}
      generation={PAIRED}
      hint="Each configured product category with every attribute of the category it is paired with."
      count={count}
      formula={countOf(data.pairings.length, 'pairing')}
      disabled={data.pairings.length === 0}
    >
      <SourceList
        label="Category pairings"
        items={data.pairings}
        empty={MESSAGES.noPairings}
        renderItem={(pairing) => (
          <>
            <span>
              {pairing.productCategory} <span className="muted">× {pairing.attributeCategory}</span>
            </span>
            <span className="muted">{countOf(pairing.attributeCount, 'prompt')}</span>
          </>
        )}
      />
    </GeneratorPanel>
  );
}
