import type { Weight } from '#domain';
import { WeightPicker } from './weight';
import { type DeletedKind, useSetWeight } from '../api';

interface WeightSetterProps {
  brandId: string;
  rows: DeletedKind;
  item: { id: string; weight: Weight };
  /** As in 'Attribute updated successfully'. */
  noun: string;
  name: string;
}

/** A weight, which a click on its bars changes. The new weight shows at once, and is reverted if the change fails. */
export function WeightSetter({ brandId, rows, item, noun, name }: WeightSetterProps) {
  const set = useSetWeight(brandId, rows, item.id, noun);
  return (
    <WeightPicker
      of={`${noun.toLowerCase()} ${name}`}
      weight={set.isPending ? set.variables : item.weight}
      onChange={(weight) => set.mutate(weight)}
    />
  );
}
