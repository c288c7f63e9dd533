import { LIMITS } from '#contracts';
import { WEIGHT_LABELS, WEIGHTS } from '#domain';
import { Form, Segmented } from 'antd';

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
