import './plan.css';
import { type GenerateCoverageRequest, LIMITS } from '#contracts';
import { Segmented } from 'antd';
import { useId } from 'react';

/** How to make a coverage set. Its categories are chosen elsewhere. */
export type PlanChoice = Pick<GenerateCoverageRequest, 'strength' | 'maxAttributes' | 'scope'>;

const { min, max } = LIMITS.coverageAttributes;
const WIDTHS = Array.from({ length: max - min + 1 }, (_, place) => min + place);
const STRENGTHS = [
  { value: 1 as const, label: 'Each attribute' },
  { value: 2 as const, label: 'Each two attributes' },
];
const SCOPES = [
  { value: 'missing' as const, label: 'What is missing' },
  { value: 'all' as const, label: 'Everything' },
];

interface PlanFieldsProps {
  value: PlanChoice;
  onChange: (value: PlanChoice) => void;
}

/** Strength, width and scope of a coverage set. */
export function PlanFields({ value, onChange }: PlanFieldsProps) {
  const id = useId();
  return (
    <div className="plan-fields">
      <div>
        <span id={`${id}-strength`}>Cover with each product category</span>
        <Segmented
          aria-labelledby={`${id}-strength`}
          options={STRENGTHS}
          value={value.strength}
          // Covering pairs takes at least two attributes per prompt.
          onChange={(strength) =>
            onChange({ ...value, strength, maxAttributes: Math.max(strength, value.maxAttributes) })
          }
        />
      </div>
      <div>
        <span id={`${id}-width`}>Attributes per prompt, at most</span>
        <Segmented
          aria-labelledby={`${id}-width`}
          options={WIDTHS}
          value={value.maxAttributes}
          onChange={(maxAttributes) => onChange({ ...value, maxAttributes })}
        />
      </div>
      <div>
        <span id={`${id}-scope`}>Of the combinations</span>
        <Segmented
          aria-labelledby={`${id}-scope`}
          options={SCOPES}
          value={value.scope}
          onChange={(scope) => onChange({ ...value, scope })}
        />
      </div>
    </div>
  );
}
