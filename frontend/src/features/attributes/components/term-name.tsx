import type { Term } from '../use-brand-terms';

/** Each of the two keeps to itself: names that run from right to left would be drawn as one. */
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
