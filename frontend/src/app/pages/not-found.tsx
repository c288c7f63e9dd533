import { Link } from 'react-router';
import { PageHeader } from '../../shared/ui/page-header';

export function Component() {
  return (
    <>
      <PageHeader title="404 Page Not Found" subtitle="There is nothing at this address." />
      <Link to="/">Go to your brands</Link>
    </>
  );
}
