import type { Combination } from '#domain';
import { useEffect, useState } from 'react';

type Example = Pick<Combination, 'productCategory' | 'attributes'>;
type Compose = (example: Example) => string;

/**
 * A question as it would be composed, updated while the user types. The grammar is a chunk that loads when a dialog
 * needs it. The line is rendered before it has a text: a press under way would miss a button below it that moves.
 */
export function ExampleQuestion({ of }: { of: Example | null }) {
  const [compose, setCompose] = useState<Compose | null>(null);
  useEffect(() => {
    let isShown = true;
    // A failed load is ignored: the dialog works without the example.
    void import('#domain/composing').then(
      ({ exampleQuestion }) => isShown && setCompose(() => exampleQuestion),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return (
    <p className="muted" role="note" aria-label="Example question">
      {(of && compose?.(of)) ?? '\u00a0'}
    </p>
  );
}
