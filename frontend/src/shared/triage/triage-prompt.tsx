import { promptAttributes } from '#domain';
import { Tag } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { PromptEditor } from '../prompts/lazy-prompt-editor';
import { FlagReasons, PromptFlags } from '../prompts/prompt-flags';
import type { Edit, PromptEdit } from '../prompts/use-prompt-edit';
import { Fact } from '../ui/fact';
import { useFocusAfter } from '../ui/use-focus-after';
import type { TriagedPrompt } from './triage';

interface TriagePromptProps {
  prompt: TriagedPrompt;
  edit: PromptEdit;
  /** The edit of this prompt; null while it is not being edited. */
  editing: Edit | null;
  saving: boolean;
  marks: ReactNode;
  /** The text from before an improvement. */
  before: string | null;
}

/** A prompt, shown large, with its combination. */
export function TriagePrompt({ prompt, edit, editing, saving, marks, before }: TriagePromptProps) {
  const { question, promptType, flags, productCategory, competitorName } = prompt;
  const card = useFocusAfter<HTMLElement>(editing !== null);
  // What is typed right after the key that opens it must not be lost.
  useEffect(() => void PromptEditor.preload(), []);
  return (
    <article ref={card} className="triage-prompt" aria-label="Prompt to decide about" tabIndex={-1}>
      {editing ? (
        <PromptEditor
          edit={edit}
          edited={editing}
          pending={saving}
          fallback={question}
          onClose={edit.cancel}
        />
      ) : (
        <p className="triage-question" aria-live="polite">
          {question}
        </p>
      )}
      {before !== null && (
        <p className="prompt-before">
          <span>Before: </span>
          <bdi>{before}</bdi>
        </p>
      )}
      {flags.length > 0 && <FlagReasons flags={flags} />}
      <dl>
        <Fact label="Product category" value={productCategory} />
        {promptAttributes(prompt).map(({ category, value }) => (
          <Fact key={`${category}:${value ?? ''}`} label={category} value={value ?? category} />
        ))}
        <Fact label="Competitor" value={competitorName} />
      </dl>
      <span className="prompt-marks">
        <PromptFlags flags={flags} />
        {marks}
        <Tag variant="filled">{promptType}</Tag>
      </span>
    </article>
  );
}
