import type { Competitor } from '#contracts';
import { competitorNameFault } from '#domain';
import { EditOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { type SubmitEvent, useState } from 'react';
import { useDeleteRow, useUpdateCompetitor } from '../api';
import { useUnsavedWork } from '../../../shared/ui/unsaved-work';
import { useFocusAfter, useFocusKept } from '../../../shared/ui/use-focus-after';
import { DeletionQuestion } from './deletion-question';
import { KeptName } from './kept-name';
import { RuleRow } from './rule-row';
import { WeightSetter } from './weight-setter';

/** A competitor, edited in place. */
export function CompetitorRow({ brandId, competitor }: { brandId: string; competitor: Competitor }) {
  const { id, name } = competitor;
  const remove = useDeleteRow(brandId, 'competitors', 'Competitor');
  const [edits, setEdits] = useState(false);
  const opener = useFocusAfter<HTMLButtonElement>(edits);
  return (
    <RuleRow
      name={`competitor ${name}`}
      question={<DeletionQuestion brandId={brandId} kind="competitors" id={id} />}
      onDelete={() => remove.mutateAsync(id)}
      tools={
        <Button
          ref={opener}
          size="small"
          type="text"
          icon={<EditOutlined aria-hidden />}
          aria-label={`Edit competitor ${name}`}
          aria-expanded={edits}
          onClick={() => setEdits(!edits)}
        />
      }
    >
      {edits ? (
        <NameForm brandId={brandId} competitor={competitor} onClose={() => setEdits(false)} />
      ) : (
        <span className="competitor">
          <span className="term">{name}</span>
          <WeightSetter
            brandId={brandId}
            rows="competitors"
            item={competitor}
            noun="Competitor"
            name={name}
          />
        </span>
      )}
    </RuleRow>
  );
}

interface NameFormProps {
  brandId: string;
  competitor: Competitor;
  onClose: () => void;
}

function NameForm({ brandId, competitor, onClose }: NameFormProps) {
  const { id } = competitor;
  // As it was when the form opened: a colleague may have renamed it since, which is no change of ours.
  const [before] = useState(competitor.name);
  const [name, setName] = useState(before);
  useUnsavedWork(name !== before, 'What you typed is not saved.');
  const save = useUpdateCompetitor(brandId, id, onClose);
  const saveButton = useFocusKept(save.isPending);
  const fault = competitorNameFault(name);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === before) onClose();
    else if (fault === null && !save.isPending) save.mutate({ name: name.trim() });
  };
  return (
    <form
      className="competitor-form"
      onSubmit={submit}
      onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && onClose()}
    >
      <Input
        autoFocus
        size="small"
        aria-label={`Name of competitor ${before}`}
        value={name}
        status={fault ? 'error' : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Button
        ref={saveButton}
        size="small"
        type="primary"
        htmlType="submit"
        disabled={fault !== null || save.isPending}
      >
        Save
      </Button>
      <Button size="small" onClick={onClose}>
        Cancel
      </Button>
      {fault && <p role="alert">{fault}</p>}
      <KeptName brandId={brandId} kind="competitors" id={id} name={before} typed={name} />
    </form>
  );
}
