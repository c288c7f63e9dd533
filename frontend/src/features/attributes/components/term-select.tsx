import { Select, type SelectProps } from 'antd';
import type { TermOf, TermOption } from '../use-brand-terms';
import { TermName } from './term-name';

interface TermSelectProps extends Pick<SelectProps, 'id' | 'value' | 'onChange' | 'mode' | 'aria-required'> {
  options: TermOption[];
  termOf: TermOf;
}

/** A select of attributes or categories. antd's groups of options are no list for a screen reader, so there are none. */
export function TermSelect({ options, termOf, ...field }: TermSelectProps) {
  return (
    <Select
      {...field}
      allowClear={field.mode === 'multiple'}
      maxTagCount={40}
      showSearch={{ optionFilterProp: 'label' }}
      options={options}
      optionRender={({ value }) => <TermName term={termOf(String(value))} />}
      labelRender={({ value }) => termOf(String(value)).name}
    />
  );
}
