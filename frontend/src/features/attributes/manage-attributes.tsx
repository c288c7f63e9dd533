import { useParams } from 'react-router';
import { MissingBrandId } from '../../shared/ui/missing-brand-id';
import { AttributeEditor } from './components/attribute-editor';
import './attributes.css';

export function Component() {
  const { brandId } = useParams();
  return brandId ? (
    <AttributeEditor key={brandId} brandId={brandId} />
  ) : (
    <MissingBrandId text="Brand ID required" />
  );
}
