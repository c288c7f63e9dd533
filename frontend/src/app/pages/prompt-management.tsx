import { useParams } from 'react-router';
import { MissingBrandId } from '../../shared/ui/missing-brand-id';
import { NotBuiltYet } from './not-built-yet';

export function Component() {
  const { brandId } = useParams();
  if (!brandId) return <MissingBrandId text="Brand ID is required" />;
  return <NotBuiltYet title="Prompt Management" />;
}
