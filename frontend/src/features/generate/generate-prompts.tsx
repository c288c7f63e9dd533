import { BrandScreen } from '../../shared/ui/brand-screen';
import { GenerateScreen } from './generate-screen';
import './generate.css';

export const Component = () => <BrandScreen Screen={GenerateScreen} />;
