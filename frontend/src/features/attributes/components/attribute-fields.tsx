import { LIMITS } from '#contracts';
import { attributeNameFault } from '#domain';
import { Form, Input } from 'antd';
import { nameRule } from '../../../shared/ui/name-rule';
import { WeightField } from '../../../shared/ui/weight';

export function AttributeFields() {
  return (
    <>
      <Form.Item name="displayName" label="Attribute Name" rules={[nameRule(attributeNameFault)]}>
        <Input maxLength={LIMITS.nameLength} autoComplete="off" />
      </Form.Item>
      <WeightField />
    </>
  );
}
