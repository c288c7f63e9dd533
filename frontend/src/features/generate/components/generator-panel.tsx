import { isFinished, LIMITS } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Form, type FormInstance } from 'antd';
import { Panel } from '../../../shared/ui/panel';
import type { ReactNode } from 'react';
import { jobQuery } from '../../../shared/jobs/get-jobs';
import { countOf, formatCount } from '../../../shared/text/format';
import { useWorkspace } from '../../../shared/workspace/workspace';
import { useGeneratePrompts } from '../api/generate-prompts';
import type { GenerationKind } from '../generation-kinds';

interface GeneratorPanelProps<Values extends object> {
  brandId: string;
  generation: GenerationKind;
  form: FormInstance<Values>;
  initialValues: Values;
  hint: string;
  buttonText: string;
  /** Prompts that the selection stands for, by the formula. */
  total: number;
  /** How the total comes about. */
  formula: string;
  toBody: (values: Values) => object;
  children: ReactNode;
}

/** A generator's card: its form, the count, and the button. */
export function GeneratorPanel<Values extends object>(props: GeneratorPanelProps<Values>) {
  const { brandId, generation, form, initialValues, hint, buttonText, total, formula, toBody } = props;
  const generate = useGeneratePrompts(brandId, generation);
  const running = useIsRunning(brandId, generation);
  const tooMany = total > LIMITS.promptsPerRun;
  const busy = generate.isPending || running;

  return (
    <Panel className="generator-panel" title={generation.panelTitle}>
      <p className="generator-hint">{hint}</p>
      <Form<Values>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={initialValues}
        scrollToFirstError={{ focus: true }}
        onFinish={(values) => generate.mutate(toBody(values))}
      >
        {props.children}
        {tooMany && (
          <Alert
            type="warning"
            showIcon
            title={`${countOf(total, 'prompt')} are more than the ${formatCount(LIMITS.promptsPerRun)} of one run. Select less.`}
          />
        )}
        <div className="generator-footer">
          <p className="generator-total" aria-live="polite">
            Total <strong>{countOf(total, 'prompt')}</strong>
            <span className="muted">{formula}</span>
          </p>
          <Button type="primary" htmlType="submit" disabled={busy || tooMany}>
            {busy ? 'Generating...' : buttonText}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}

function useIsRunning(brandId: string, { kind }: GenerationKind): boolean {
  const jobId = useWorkspace(brandId).workspace.panels[kind];
  const { data: job } = useQuery({ ...jobQuery(jobId ?? ''), enabled: jobId !== undefined });
  return jobId !== undefined && job !== undefined && !isFinished(job.status);
}
