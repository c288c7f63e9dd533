import type { Term } from '../use-brand-terms';

/** Each name is isolated: two right-to-left names would be displayed as one. */
export const TermName = ({ term }: { term: Term }) => (
  <span className="term">
    <bdi>{term.name}</bdi>
    {term.categoryName !== null && (
      <span className="muted">
        {' '}
        <bdi>{term.categoryName}</bdi>
      </span>
    )}
  </span>
);
