import { BrandScreen } from '../../shared/ui/brand-screen';
import { ManagementScreen } from './components/management-screen';
import './management.css';

export const Component = () => <BrandScreen Screen={ManagementScreen} missingId="Brand ID is required" />;
