import { useParams } from 'react-router';
import { MissingBrandId } from '../../shared/ui/missing-brand-id';
import { SettingsScreen } from './components/settings-screen';
import './settings.css';

export function Component() {
  const { brandId } = useParams();
  return brandId ? (
    <SettingsScreen key={brandId} brandId={brandId} />
  ) : (
    <MissingBrandId text="Brand ID required" />
  );
}
