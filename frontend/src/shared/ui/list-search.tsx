import { LIMITS } from '#contracts';
import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';

interface ListSearchProps {
  /** What it searches, for who does not see it. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  /** Its place in the layout. */
  className?: string;
  size?: 'small';
  onBlur?: () => void;
}

/** The search field of a list. */
export function ListSearch({ label, onChange, ...props }: ListSearchProps) {
  return (
    <Input
      allowClear
      type="search"
      prefix={<SearchOutlined aria-hidden />}
      aria-label={label}
      maxLength={LIMITS.questionLength}
      onChange={(event) => onChange(event.target.value)}
      {...props}
    />
  );
}
