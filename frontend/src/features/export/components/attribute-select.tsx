import { WEIGHT_LABELS } from '#domain';
import { CheckCircleFilled } from '@ant-design/icons';
import { Select } from 'antd';
import { useMemo } from 'react';
import { LABEL_SEARCH } from '../../../shared/ui/label-search';
import { useChosenThatExist } from '../../../shared/ui/use-chosen-that-exist';
import type { RenamingData } from '../use-export-data';

interface AttributeSelectProps {
  data: RenamingData;
  /** Only the attributes of this category; null for all. */
  categoryId: string | null;
  onChosen: (attributeId: string) => void;
  /** Passed by the form. */
  id?: string;
  value?: string;
  onChange?: (attributeId?: string) => void;
}

/** The attributes with their weights, and a check mark on those with a modified name. */
export function AttributeSelect({ data, categoryId, onChosen, id, value, onChange }: AttributeSelectProps) {
  const options = useMemo(() => {
    const modified = new Set(data.names.map(({ attributeId }) => attributeId));
    return data.attributes
      .filter(({ attributeCategoryId }) => categoryId === null || attributeCategoryId === categoryId)
      .map((attribute) => {
        const name = attribute.displayName;
        const weight = WEIGHT_LABELS[attribute.weight];
        const isModified = modified.has(attribute.id);
        // Read by screen readers, and searched.
        const label = `${name}, weight ${weight}${isModified ? ', already modified' : ''}`;
        return { value: attribute.id, label, name, weight, isModified };
      });
  }, [data.names, data.attributes, categoryId]);
  // Of all categories: an attribute that was moved to another category still exists.
  const all = useMemo(
    () => data.attributes.map((attribute) => ({ value: attribute.id, label: attribute.displayName })),
    [data.attributes],
  );
  useChosenThatExist({ options: all, value, onChange });

  return (
    <Select
      id={id}
      value={value}
      showSearch={LABEL_SEARCH}
      placeholder="Select an attribute"
      notFoundContent="No attributes"
      options={options}
      optionLabelProp="name"
      onChange={(attributeId) => {
        onChange?.(attributeId);
        onChosen(attributeId);
      }}
      optionRender={({ data: { name, weight, isModified } }) => (
        <span className="attribute-option">
          <span>{name}</span>
          {isModified && (
            <CheckCircleFilled className="attribute-option-mark" role="img" aria-label="already modified" />
          )}
          <span className="muted">Weight: {weight}</span>
        </span>
      )}
    />
  );
}
