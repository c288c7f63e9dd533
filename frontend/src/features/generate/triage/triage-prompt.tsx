import type { Draft } from '#contracts';
import { promptAttributes } from '#domain';
import { Tag } from 'antd';
import { FlagReasons, PromptFlags } from '../../../shared/prompts/prompt-flags';
import type { PromptEdit } from '../../../shared/prompts/use-prompt-edit';
import { lazy } from '../../../shared/ui/lazy';
import { useFocusAfter } from '../../../shared/ui/use-focus-after';
import { useRevertDrafts } from '../drafts-api';
import { DraftMarks } from '../written-list/draft-marks';

const PromptEditor = lazy(async () => ({
  default: (await import('../../../shared/prompts/prompt-editor')).PromptEditor,
}));

interface TriagePromptProps {
  brandId: string;
  draft: Draft;
  edit: PromptEdit;
  saving: boolean;
}

/** A prompt, large, with what it was made from. */
export function TriagePrompt({ brandId, draft, edit, saving }: TriagePromptProps) {
  const revert = useRevertDrafts(brandId);
  const { question, promptType, flags, productCategory, competitorName } = draft;
  const { editing } = edit;
  const card = useFocusAfter<HTMLElement>(editing !== null);
  return (
    <article ref={card} className="triage-prompt" aria-label="Prompt to decide about" tabIndex={-1}>
      {editing ? (
        <PromptEditor edit={edit} edited={editing} pending={saving} fallback={question} />
      ) : (
        <p className="triage-question" aria-live="polite">
          {question}
        </p>
      )}
      {flags.length > 0 && <FlagReasons flags={flags} />}
      <dl>
        <Fact label="Product category" value={productCategory} />
        {promptAttributes(draft).map(({ category, value }) => (
          <Fact key={`${category}:${value ?? ''}`} label={category} value={value ?? category} />
        ))}
        <Fact label="Competitor" value={competitorName} />
      </dl>
      <span className="prompt-marks">
        <PromptFlags flags={flags} />
        <DraftMarks draft={draft} onRevert={() => revert.mutate([draft])} />
        <Tag variant="filled">{promptType}</Tag>
      </span>
    </article>
  );
}

const Fact = ({ label, value }: { label: string; value: string | null }) =>
  value && (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
