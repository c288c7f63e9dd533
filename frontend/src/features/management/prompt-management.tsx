import { useParams } from 'react-router';
import { MissingBrandId } from '../../shared/ui/missing-brand-id';
import { ManagementScreen } from './components/management-screen';
import './management.css';

export function Component() {
  const { brandId } = useParams();
  return brandId ? (
    <ManagementScreen key={brandId} brandId={brandId} />
  ) : (
    <MissingBrandId text="Brand ID is required" />
  );
}
