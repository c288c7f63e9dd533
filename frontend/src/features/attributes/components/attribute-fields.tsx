import { LIMITS } from '#contracts';
import { attributeNameFault } from '#domain';
import { Form, Input, type InputRef } from 'antd';
import { nameRule } from '../../../shared/ui/name-rule';
import { useFocusOnMount } from '../../../shared/ui/use-focus-on-mount';
import { WeightField } from '../../../shared/ui/weight';

export function AttributeFields() {
  const nameField = useFocusOnMount<InputRef>();
  return (
    <>
      <Form.Item name="displayName" label="Attribute Name" rules={[nameRule(attributeNameFault)]}>
        <Input ref={nameField} maxLength={LIMITS.nameLength} autoComplete="off" />
      </Form.Item>
      <WeightField />
    </>
  );
}
