import { BrandScreen } from '../../shared/ui/brand-screen';
import { ExportScreen } from './components/export-screen';
import './export.css';

export const Component = () => <BrandScreen Screen={ExportScreen} />;
