import { Link } from 'react-router';
import { PageHeader } from './page-header';

/** The texts differ between screens; both are the specification's. */
export function MissingBrandId({ text }: { text: 'Brand ID required' | 'Brand ID is required' }) {
  return (
    <>
      <PageHeader title={text} subtitle="This address names no brand." />
      <Link to="/">Choose a brand on the dashboard</Link>
    </>
  );
}
