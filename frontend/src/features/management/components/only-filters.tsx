import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { writtenStatsQuery } from '../../../shared/api/queries';
import { formatCount } from '../../../shared/text/format';
import {
  type Only,
  ONLY,
  ONLY_LABELS,
  type WrittenFilters,
} from '../../../shared/written-prompts/written-filters';

interface OnlyFiltersProps {
  brandId: string;
  filters: WrittenFilters;
  onFilter: (filters: WrittenFilters) => void;
}

const HINTS: Readonly<Record<Only, string>> = {
  needsLook: 'Saved prompts with a flag: something in them should be looked at',
  namesBrand: 'Discovery prompts that name the brand or an alias, which they must not',
  breaksRule: 'Saved prompts that hold what a blacklist rule forbids together',
};

/** Filters for prompts that should be looked at, each with its number under the other filters. */
export const OnlyFilters = (props: OnlyFiltersProps) => (
  <div className="state-filter" role="group" aria-label="What to look at">
    {ONLY.map((only) => (
      <OnlyFilter key={only} only={only} {...props} />
    ))}
  </div>
);

function OnlyFilter({ brandId, filters, onFilter, only }: OnlyFiltersProps & { only: Only }) {
  const narrowed = { ...filters, only };
  const { data } = useQuery({ ...writtenStatsQuery(brandId, narrowed), placeholderData: keepPreviousData });
  const isOn = filters.only === only;
  const count = data?.totalPrompts;
  return (
    <Button
      size="small"
      type={isOn ? 'primary' : 'default'}
      title={HINTS[only]}
      aria-pressed={isOn}
      disabled={!isOn && count === 0}
      onClick={() => onFilter({ ...filters, only: isOn ? null : only })}
    >
      {count === undefined ? ONLY_LABELS[only] : `${ONLY_LABELS[only]} (${formatCount(count)})`}
    </Button>
  );
}
