import type { Term } from '../use-brand-terms';

export const TermName = ({ term }: { term: Term }) => (
  <span className="term">
    {term.name}
    {term.categoryName !== null && <span className="muted"> {term.categoryName}</span>}
  </span>
);
