import { MESSAGES } from '#contracts';
import { countOf } from '../../../shared/text/format';
import type { GeneratorData } from './generator-data';
import { PAIRED } from '../generation-kinds';
import { GeneratorPanel } from './generator-panel';
import { SourceList } from './source-list';

export function PairedPanel({ data }: { data: GeneratorData }) {
  return (
    <GeneratorPanel
      data={data}
      generation={PAIRED}
      request={{ kind: 'paired' }}
      hint="Each configured product category with every attribute of the category it is paired with."
      formula={countOf(data.pairings.length, 'pairing')}
      lacks={data.pairings.length === 0 ? MESSAGES.noPairings : undefined}
    >
      <SourceList
        label="Category pairings"
        items={data.pairings}
        renderItem={(pairing) => (
          <>
            <span>
              {pairing.productCategory}{' '}
              <span className="muted">together with {pairing.attributeCategory}</span>
            </span>
            <span className="muted">{countOf(pairing.attributeCount, 'prompt')}</span>
          </>
        )}
      />
    </GeneratorPanel>
  );
}
