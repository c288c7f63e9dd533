import type { SelectProps } from 'antd';
import { useEffect, useRef } from 'react';
import { useToast } from './use-toast';

interface Choice extends Pick<SelectProps, 'value' | 'onChange'> {
  options: { value: string; label: string }[];
}

/** Removes choices that a colleague has deleted from the field, and shows a toast about each. */
export function useChosenThatExist({ options, value, onChange }: Choice): void {
  const toast = useToast();
  const labels = useRef(new Map<string, string>());
  useEffect(() => {
    const labelOf = new Map(options.map((option) => [option.value, option.label]));
    const isMany = Array.isArray(value);
    const chosen: string[] = isMany ? value.map(String) : value ? [String(value)] : [];
    const gone = chosen.filter((id) => !labelOf.has(id));
    for (const id of chosen) labels.current.set(id, labelOf.get(id) ?? labels.current.get(id) ?? '');
    if (gone.length === 0) return;
    onChange?.(isMany ? chosen.filter((id) => labelOf.has(id)) : undefined);
    for (const id of gone)
      toast.warning(`‘${labels.current.get(id) ?? ''}’ was deleted`, 'It is no longer chosen.');
  }, [options, value, onChange, toast]);
}
