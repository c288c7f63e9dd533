import { Select } from 'antd';
import type { LateSelectProps } from './late-select';

/** Open at once: somebody has asked for it. */
export default function SearchSelect(props: LateSelectProps) {
  return <Select {...props} autoFocus defaultOpen showSearch={{ optionFilterProp: 'label' }} />;
}
