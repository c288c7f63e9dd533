import { Select } from 'antd';
import { LABEL_SEARCH } from '../../../shared/ui/label-search';

export interface SearchSelectProps {
  /** Given by the form. */
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  options: { value: string; label: string }[];
}

/** Open at once: somebody has asked for it. */
export default function SearchSelect(props: SearchSelectProps) {
  return <Select {...props} autoFocus defaultOpen showSearch={LABEL_SEARCH} />;
}
