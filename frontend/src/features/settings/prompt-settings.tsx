import { BrandScreen } from '../../shared/ui/brand-screen';
import { SettingsScreen } from './components/settings-screen';
import './settings.css';

export const Component = () => <BrandScreen Screen={SettingsScreen} />;
