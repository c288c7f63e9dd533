import { Link } from 'react-router';
import type { GenerationKind } from '../generation-kinds';

/** Leads from a generator's panel to the panel with its results. */
export const ResultsLink = ({ generation: { kind, resultTitle } }: { generation: GenerationKind }) => (
  <Link to={{ hash: `results-${kind}` }} aria-label={`To the results: ${resultTitle}`}>
    Results
  </Link>
);
