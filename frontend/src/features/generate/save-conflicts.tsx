import { MESSAGES, type SaveConflict } from '#contracts';
import { Button, Radio } from 'antd';
import { useState } from 'react';
import { errorText } from '../../shared/api/request';
import { countOf } from '../../shared/text/format';
import { Dialog } from '../../shared/ui/dialog';
import { DialogFooter } from '../../shared/ui/dialog-footer';
import { ScrollList } from '../../shared/ui/scroll-list';
import { useToast } from '../../shared/ui/use-toast';
import { type Save, useEditDraft } from './drafts-api';

type Choice = 'mine' | 'theirs';

interface SaveConflictsProps {
  brandId: string;
  conflicts: SaveConflict[];
  /** The save that was refused. */
  refused: Save;
  onSave: (save: Save) => void;
  onClose: () => void;
}

/** Asks which text to keep of saved prompts that were edited in Prompt Management since their drafts were saved. */
export default function SaveConflicts({ brandId, conflicts, refused, onSave, onClose }: SaveConflictsProps) {
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const { mutateAsync: edit, isPending } = useEditDraft(brandId);
  const toast = useToast();
  const chooseAll = (choice: Choice) =>
    setChoices(new Map(conflicts.map(({ draftId }) => [draftId, choice])));

  const submit = async () => {
    const chosen = (choice: Choice) => conflicts.filter(({ draftId }) => choices.get(draftId) === choice);
    try {
      // A draft that adopts their text has nothing to replace any more.
      for (const { draftId, question, savedQuestion } of chosen('theirs'))
        await edit({ id: draftId, question: savedQuestion, expected: question });
      onSave({ ...refused, body: { ...refused.body, replace: chosen('mine') } });
    } catch (error) {
      toast.error(errorText(error, 'Failed to update prompt'));
      onClose();
    }
  };

  return (
    <Dialog
      title="Edited in Prompt Management meanwhile"
      width={720}
      onCancel={onClose}
      footer={
        <DialogFooter
          pending={isPending}
          submitText="Save"
          disabled={choices.size < conflicts.length}
          onSubmit={() => void submit()}
          onClose={onClose}
        />
      }
    >
      <p className="muted dialog-lead">
        {MESSAGES.savedChanged} Choose which text stays of {countOf(conflicts.length, 'prompt')}.
      </p>
      {conflicts.length > 1 && (
        <p className="card-actions conflict-all">
          <Button size="small" onClick={() => chooseAll('mine')}>
            All of the written list
          </Button>
          <Button size="small" onClick={() => chooseAll('theirs')}>
            All of Prompt Management
          </Button>
        </p>
      )}
      <ScrollList
        label="Texts to choose from, list"
        items={conflicts}
        rowKey="draftId"
        renderItem={({ draftId, question, savedQuestion }) => (
          <Radio.Group
            className="conflict"
            aria-label={`Text that stays: ${question}`}
            value={choices.get(draftId)}
            onChange={({ target }) =>
              setChoices(new Map(choices).set(draftId, target.value === 'mine' ? 'mine' : 'theirs'))
            }
            options={[
              { value: 'mine', label: <ConflictText from="Written list" text={question} /> },
              { value: 'theirs', label: <ConflictText from="Prompt Management" text={savedQuestion} /> },
            ]}
          />
        )}
      />
    </Dialog>
  );
}

const ConflictText = ({ from, text }: { from: string; text: string }) => (
  <>
    <span className="muted">{from}: </span>
    <bdi>{text}</bdi>
  </>
);
