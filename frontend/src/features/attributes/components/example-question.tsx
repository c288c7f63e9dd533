import type { Combination } from '#domain';
import { useEffect, useState } from 'react';

type Compose = (combination: Pick<Combination, 'productCategory' | 'attributes'>) => string;

/** A question as it would be composed, while one types. What it knows of grammar comes when a dialog needs it. */
export function ExampleQuestion(props: Pick<Combination, 'productCategory' | 'attributes'>) {
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
    <p className="muted example-question" role="note" aria-label="Example question">
      {compose ? compose(props) : '\u00a0'}
    </p>
  );
}
