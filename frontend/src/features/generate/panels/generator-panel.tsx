import { isFinished, LIMITS } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Form, type FormInstance } from 'antd';
import { Panel } from '../../../shared/ui/panel';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { jobListQuery } from '../../../shared/jobs/api';
import { countOf, formatCount } from '../../../shared/text/format';
import { useGeneratePrompts } from '../api';
import { SubmitForm } from '../../../shared/ui/submit-form';
import type { GenerationKind } from '../generation-kinds';
import { RunInCard } from './run-in-card';
import type { PromptCount } from './use-prompt-count';

interface GeneratorPanelProps<Values extends object> {
  brandId: string;
  generation: GenerationKind;
  form?: FormInstance<Values>;
  initialValues?: Values;
  hint: string;
  count: PromptCount;
  /** How the total comes about. */
  formula: string;
  /** Too little is selected, or nothing is there to generate from. */
  disabled?: boolean;
  className?: string;
  onValuesChange?: (changed: Partial<Values>) => void;
  /** The call's body; without it the call has none. */
  toBody?: (values: Values) => object;
  children: ReactNode;
}

/** A generator's card: its form, the count, and the button. */
export function GeneratorPanel<Values extends object>(props: GeneratorPanelProps<Values>) {
  const { brandId, generation, hint, count, formula, toBody } = props;
  const [form] = Form.useForm<Values>(props.form);
  const generate = useGeneratePrompts(brandId, generation);
  const { running, hasRun } = usePanelRun(brandId, generation);
  const tooMany = count.total > LIMITS.promptsPerRun;
  const busy = generate.isPending || running;

  return (
    <Panel
      className={`generator-panel ${props.className ?? ''}`}
      title={generation.panelTitle}
      actions={hasRun && <ResultsLink generation={generation} />}
      // Some panels bear the same title as their results; their landmarks need names of their own.
      label={generation.panelTitle === generation.resultTitle ? generation.buttonText : undefined}
    >
      <p className="generator-hint">{hint}</p>
      <SubmitForm<Values>
        // Field ids are made from it, and the screen holds several forms with the same fields.
        name={generation.kind}
        form={form}
        initialValues={props.initialValues}
        onValuesChange={props.onValuesChange}
        onSubmit={(values) => generate.mutateAsync(toBody?.(values))}
      >
        {props.children}
        {tooMany && (
          <Alert
            type="warning"
            showIcon
            title={`${countOf(count.total, 'prompt')} are more than the ${formatCount(LIMITS.promptsPerRun)} of one run. Select less.`}
          />
        )}
        <div className="generator-footer">
          <PromptTotal count={count} formula={formula} />
          <Button type="primary" htmlType="submit" disabled={busy || tooMany || props.disabled}>
            {busy ? 'Generating...' : generation.buttonText}
          </Button>
        </div>
      </SubmitForm>
      <RunInCard brandId={brandId} generation={generation} />
    </Panel>
  );
}

function PromptTotal({ count, formula }: { count: PromptCount; formula: string }) {
  return (
    <p className="generator-total" aria-live="polite">
      Total <strong>{countOf(count.total, 'prompt')}</strong>
      <span className="muted">{formula}</span>
      {count.blocked > 0 && (
        <span className="generator-blocked">
          {formatCount(count.blocked)} of them blocked by the blacklist rules
        </span>
      )}
    </p>
  );
}

const ResultsLink = ({ generation: { kind, resultTitle } }: { generation: GenerationKind }) => (
  <Link to={{ hash: `results-${kind}` }} aria-label={`To the results: ${resultTitle}`}>
    Results
  </Link>
);

function usePanelRun(brandId: string, { kind }: GenerationKind) {
  const { data: run } = useQuery({
    ...jobListQuery(brandId),
    select: (jobs) => {
      const runs = jobs.filter((job) => job.kind === kind);
      return { hasRun: runs.length > 0, running: runs.some((job) => !isFinished(job.status)) };
    },
  });
  return run ?? { hasRun: false, running: false };
}
