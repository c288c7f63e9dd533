import type { Weight } from '#domain';
import { WeightPicker } from '../../../shared/ui/weight';
import { type DeletedKind, useSetWeight } from '../api';

interface WeightSetterProps {
  brandId: string;
  rows: DeletedKind;
  item: { id: string; weight: Weight };
  /** As in 'Attribute updated successfully'. */
  noun: string;
  name: string;
}

/** The weight of something, which a click on its bars changes. It shows at once, and goes back where that fails. */
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
