import { Select } from 'antd';
import { LABEL_SEARCH } from './label-search';

export interface SearchSelectProps {
  /** Passed by the form. */
  id?: string;
  'aria-label'?: string;
  value?: string;
  onChange?: (value: string) => void;
  options: { value: string; label: string }[];
}

/** Opens on mount, because the user has just pressed its stand-in. */
export default function SearchSelect(props: SearchSelectProps) {
  return <Select {...props} autoFocus defaultOpen showSearch={LABEL_SEARCH} />;
}
