import { useParams } from 'react-router';
import { MissingBrandId } from '../../shared/ui/missing-brand-id';
import { ExportScreen } from './components/export-screen';
import './export.css';

export function Component() {
  const { brandId } = useParams();
  return brandId ? (
    <ExportScreen key={brandId} brandId={brandId} />
  ) : (
    <MissingBrandId text="Brand ID required" />
  );
}
