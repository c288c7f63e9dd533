import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { draftsQuery, jobListQuery } from '../../shared/api/queries';
import { SHOWN_KINDS } from '../../shared/jobs/shown-kinds';
import { formatCount } from '../../shared/text/format';
import { leftOf, unsavedInList } from './results/left-of';

const shown = (count: number | undefined): string => (count === undefined ? '…' : formatCount(count));

/** Navigates between the parts of this long screen, and shows how much each part contains. */
export function PartsBar({ brandId }: { brandId: string }) {
  const { data: jobs } = useQuery(jobListQuery(brandId));
  const { data: drafts } = useQuery(draftsQuery(brandId));
  const { data: inList } = useQuery({ ...draftsQuery(brandId), select: unsavedInList });
  // Until the list is loaded, prompts that were moved to it would count as results.
  const results =
    inList &&
    jobs?.filter(({ kind }) => SHOWN_KINDS.has(kind)).reduce((sum, job) => sum + leftOf(job, inList), 0);
  return (
    <nav className="parts-bar" aria-label="Parts of the screen">
      {/* The bar above has a link with the same text. */}
      <Link to={{ hash: 'generators' }} aria-label="Generate, to the generators">
        Generate
      </Link>
      <Link to={{ hash: 'results' }}>Results {shown(results)}</Link>
      <Link to={{ hash: 'written-prompts' }}>Written {shown(drafts?.length)}</Link>
    </nav>
  );
}
