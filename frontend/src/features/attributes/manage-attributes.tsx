import { BrandScreen } from '../../shared/ui/brand-screen';
import { AttributeEditor } from './components/attribute-editor';
import './attributes.css';

export const Component = () => <BrandScreen Screen={AttributeEditor} />;
