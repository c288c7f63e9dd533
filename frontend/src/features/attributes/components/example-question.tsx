import type { Combination } from '#domain';
import { useEffect, useState } from 'react';

type Example = Pick<Combination, 'productCategory' | 'attributes'>;
type Compose = (example: Example) => string;

/**
 * A question as it would be composed, while one types. What it knows of grammar comes when a dialog needs it. Its line
 * is there before there is anything to say: a button below it that moves would be missed by a press under way.
 */
export function ExampleQuestion({ of }: { of: Example | null }) {
  const [compose, setCompose] = useState<Compose | null>(null);
  useEffect(() => {
    let isShown = true;
    // Without it the dialog works as well.
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
