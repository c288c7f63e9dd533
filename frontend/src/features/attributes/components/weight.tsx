import { WEIGHT_LABELS, WEIGHTS, type Weight } from '#domain';
import { useId } from 'react';

/** Three bars, of which `weight` are filled, and the label. */
export function WeightTag({ weight }: { weight: Weight }) {
  return (
    <span className="weight" title={`Weight ${weight}`}>
      <span className="weight-bars" aria-hidden="true">
        {WEIGHTS.map((step) => (
          <i key={step} className={step <= weight ? 'on' : undefined} />
        ))}
      </span>
      {WEIGHT_LABELS[weight]}
    </span>
  );
}

interface WeightPickerProps {
  /** The object of the label, as in 'Weight of attribute wool'. */
  of: string;
  weight: Weight;
  onChange: (weight: Weight) => void;
}

/** As `WeightTag`, but a click on a bar sets the weight. */
export function WeightPicker({ of, weight, onChange }: WeightPickerProps) {
  const name = useId();
  return (
    <span className="weight" role="radiogroup" aria-label={`Weight of ${of}`}>
      <span className="weight-bars weight-picker">
        {WEIGHTS.map((step) => (
          <label key={step} title={`Set weight ${step} ${WEIGHT_LABELS[step]}`}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              aria-label={WEIGHT_LABELS[step]}
              checked={step === weight}
              onChange={() => onChange(step)}
            />
            <i className={step <= weight ? 'on' : undefined} />
          </label>
        ))}
      </span>
      {WEIGHT_LABELS[weight]}
    </span>
  );
}
