import { LIMITS, type Weight } from '#contracts';
import { WEIGHT_LABELS, WEIGHTS } from '#domain';
import { Form, Segmented } from 'antd';

export const weightText = (weight: Weight): string => WEIGHT_LABELS[weight];

/** Three bars, as many filled as the weight is high, and the label. */
export function WeightTag({ weight }: { weight: Weight }) {
  return (
    <span className="weight" title={`Weight ${weight}`}>
      <span className="weight-bars" aria-hidden="true">
        {WEIGHTS.map((step) => (
          <i key={step} className={step <= weight ? 'on' : undefined} />
        ))}
      </span>
      {weightText(weight)}
    </span>
  );
}

export function WeightField() {
  return (
    <Form.Item name="weight" label="Weight" initialValue={LIMITS.weight.default}>
      <Segmented
        block
        aria-label="Weight"
        options={WEIGHTS.map((weight) => ({ value: weight, label: `${weight} ${WEIGHT_LABELS[weight]}` }))}
      />
    </Form.Item>
  );
}
