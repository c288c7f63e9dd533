import { LIMITS, MESSAGES } from '#contracts';
import { type ExactRequest, missingOf } from '#domain';
import { Alert, Form, type FormInstance } from 'antd';
import { Panel } from '../../../shared/ui/panel';
import { type ReactNode, useEffect, useState } from 'react';
import { countOf, formatCount } from '../../../shared/text/format';
import { useGeneratePrompts } from '../api';
import { SubmitForm } from '../../../shared/ui/submit-form';
import type { GenerationKind } from '../generation-kinds';
import type { GeneratorData } from './generator-data';
import { keepChoices, keptChoices } from '../../../shared/ui/kept-choices';
import { PromptTotal } from './prompt-total';
import { ResultsLink } from './results-link';
import { RunInCard } from './run-in-card';
import { StartButton } from './start-button';
import { usePanelRun } from './use-panel-run';
import { type PromptCount, usePromptCount } from './use-prompt-count';

interface GeneratorPanelProps<Values extends object> {
  data: GeneratorData;
  generation: GenerationKind;
  /** The current request of the form. */
  request: ExactRequest;
  form?: FormInstance<Values>;
  initialValues?: Values;
  hint: string;
  /** How the total is computed. */
  formula: string;
  /** What the brand's data lack, which no selection can make up for. */
  lacks?: string;
  className?: string;
  onValuesChange?: (changed: Partial<Values>) => void;
  /** The call's body; without it the call has none. */
  toBody?: (values: Values) => object;
  children: ReactNode;
}

const NOTHING: PromptCount = { total: 0, blocked: [] };

/**
 * A generator's card: its form, the count, and the button, which is disabled while it could not start a run. What is
 * missing is shown above it.
 */
export function GeneratorPanel<Values extends object>(props: GeneratorPanelProps<Values>) {
  const { data, generation, request, hint, formula, lacks, toBody } = props;
  const { brandId } = data;
  const [form] = Form.useForm<Values>(props.form);
  const initialValues = useKeptValues(form, props);
  const generate = useGeneratePrompts(brandId, generation);
  const counted = usePromptCount(data, request);
  const selection = lacks ? [lacks] : missingOf(request);
  const count = selection.length > 0 ? NOTHING : counted;
  const missing = selection.length > 0 ? selection : nothingIn(count);
  const { running, hasRun } = usePanelRun(brandId, generation);
  const tooMany = count.total > LIMITS.promptsPerRun;
  const busy = generate.isPending || running;
  const start = (values: Values) => generate.start(toBody?.(values), count.total - count.blocked.length);

  return (
    <Panel
      className={`generator-panel ${props.className ?? ''}`}
      title={generation.panelTitle}
      actions={hasRun && <ResultsLink generation={generation} />}
      // Some panels have the same title as their result panels; their landmarks need different names.
      label={generation.panelTitle === generation.resultTitle ? generation.buttonText : undefined}
    >
      <p className="generator-hint">{hint}</p>
      <SubmitForm<Values>
        // The field ids are derived from it, and the screen has several forms with the same fields.
        name={generation.kind}
        form={form}
        initialValues={initialValues}
        onValuesChange={props.onValuesChange}
        onSubmit={start}
      >
        {props.children}
        <div className="generator-missing" role="status">
          {missing.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        {tooMany && (
          <Alert
            type="warning"
            showIcon
            title={`${countOf(count.total, 'prompt')} are more than the ${formatCount(LIMITS.promptsPerRun)} of one run. Select less.`}
          />
        )}
        <div className="generator-footer">
          <PromptTotal brandId={brandId} count={count} request={request} formula={formula} />
          <StartButton htmlType="submit" busy={busy} disabled={tooMany || missing.length > 0}>
            {generation.buttonText}
          </StartButton>
        </div>
      </SubmitForm>
      <RunInCard brandId={brandId} generation={generation} />
    </Panel>
  );
}

/** Why a complete selection still generates no prompts. */
function nothingIn({ total, blocked }: PromptCount): string[] {
  if (total === 0) return [MESSAGES.nothingToAskAbout];
  return total === blocked.length ? [MESSAGES.allBlocked] : [];
}

/** The initial values of the panel's form. Choices are kept until the next visit of the screen. */
function useKeptValues<Values extends object>(
  form: FormInstance<Values>,
  props: GeneratorPanelProps<Values>,
) {
  const { brandId } = props.data;
  const { kind } = props.generation;
  const [first] = useState(() => props.initialValues && keptChoices(brandId, kind, props.initialValues));
  // Undefined until the form is mounted, a case that antd's own types omit.
  const values = Form.useWatch((all: Values): Values | undefined => all, form);
  useEffect(() => {
    if (first && values) keepChoices(brandId, kind, values);
  }, [brandId, kind, first, values]);
  return first;
}
