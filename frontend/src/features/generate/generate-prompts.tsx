import { useParams } from 'react-router';
import { MissingBrandId } from '../../shared/ui/missing-brand-id';
import { GenerateScreen } from './generate-screen';
import './generate.css';

export function Component() {
  const { brandId } = useParams();
  return brandId ? (
    <GenerateScreen key={brandId} brandId={brandId} />
  ) : (
    <MissingBrandId text="Brand ID required" />
  );
}
