import { MESSAGES, type ModifiedAttributeNameRequest } from '#contracts';
import { modifiedNameFault } from '#domain';
import { Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { nameRule } from '../../../shared/ui/name-rule';
import { rememberFocus } from '../../../shared/ui/return-focus';
import { SubmitForm } from '../../../shared/ui/submit-form';
import { useUnsavedWork } from '../../../shared/ui/unsaved-work';
import { useServerFieldErrors } from '../../../shared/ui/use-server-field-errors';
import { useSaveModifiedName } from '../api';
import type { RenamingData } from '../use-export-data';
import { AttributeSelect } from './attribute-select';

const ALL = '';

export function NameForm({ brandId, data }: { brandId: string; data: RenamingData }) {
  const [form] = Form.useForm<ModifiedAttributeNameRequest>();
  const [selectedId, setSelectedId] = useState(ALL);
  // Somebody may have deleted the category in the meantime.
  const categoryId = data.categories.some(({ id }) => id === selectedId) ? selectedId : ALL;
  const [isTyped, setIsTyped] = useState(false);
  useUnsavedWork(isTyped, 'What you typed is not saved.');
  // Not `resetFields`, which remounts the fields, so that the focus would be lost.
  const clear = () => {
    form.setFieldsValue({ attributeId: undefined, modifiedName: '' });
    setIsTyped(false);
  };
  const save = useSaveModifiedName(brandId, clear);
  useServerFieldErrors(form, save.error);
  /** Shows the name that an attribute has; where it has none, what was typed stays. */
  const choose = (attributeId: string) => {
    const name = data.names.find((each) => each.attributeId === attributeId)?.modifiedName;
    if (name === undefined && isTyped) return;
    form.setFieldValue('modifiedName', name ?? '');
    setIsTyped(false);
  };

  const filter = (id: string) => {
    setSelectedId(id);
    const chosen = data.attributes.find(({ id: each }) => each === form.getFieldValue('attributeId'));
    if (!chosen || id === ALL || chosen.attributeCategoryId === id) return;
    if (isTyped) form.setFieldValue('attributeId', undefined);
    else clear();
  };

  return (
    <SubmitForm<ModifiedAttributeNameRequest>
      form={form}
      className="name-form"
      onSubmit={({ attributeId, modifiedName }) =>
        save.mutateAsync({ attributeId, modifiedName: modifiedName.trim() }).finally(rememberFocus())
      }
    >
      <Form.Item label="Category" htmlFor="name-category">
        <Select
          id="name-category"
          value={categoryId}
          onChange={filter}
          options={[
            { value: ALL, label: 'All Categories' },
            ...data.categories.map(({ id, displayName }) => ({ value: id, label: displayName })),
          ]}
        />
      </Form.Item>
      <Form.Item
        name="attributeId"
        label="Attribute"
        rules={[{ required: true, message: MESSAGES.attributeSelection }]}
      >
        <AttributeSelect data={data} categoryId={categoryId === ALL ? null : categoryId} onChosen={choose} />
      </Form.Item>
      <Form.Item name="modifiedName" label="Modified Name" rules={[nameRule(modifiedNameFault)]}>
        <Input autoComplete="off" placeholder="Enter modified name" onChange={() => setIsTyped(true)} />
      </Form.Item>
      <Button type="primary" htmlType="submit" disabled={save.isPending}>
        {save.isPending ? 'Saving...' : 'Save'}
      </Button>
    </SubmitForm>
  );
}
