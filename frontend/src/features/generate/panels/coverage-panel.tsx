import type { GenerateCoverageRequest } from '#contracts';
import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { planQuery, useCoveragePlan, useGenerateCoverage } from '../../../shared/coverage/api';
import { type PlanChoice, PlanFields } from '../../../shared/coverage/plan-fields';
import { PlanStatement } from '../../../shared/coverage/plan-statement';
import { keepChoices, keptChoices } from '../../../shared/ui/kept-choices';
import { rememberFocus } from '../../../shared/ui/return-focus';
import { Panel } from '../../../shared/ui/panel';
import { useScrollToHash } from '../../../shared/ui/use-scroll-to-hash';
import { COVERAGE } from '../generation-kinds';
import { OptionPicker } from '../picker/option-picker';
import type { OptionGroup } from '../picker/picker-rows';
import type { GeneratorData } from './generator-data';
import { ResultsLink } from './results-link';
import { RunInCard } from './run-in-card';
import { StartButton } from './start-button';
import { usePanelRun } from './use-panel-run';

interface Choices extends PlanChoice {
  productCategoryIds: string[];
  categoryIds: string[];
}

const FIRST: Choices = {
  strength: 2,
  maxAttributes: 2,
  scope: 'missing',
  productCategoryIds: [],
  categoryIds: [],
};

/** Its own part of the screen, because its code arrives after the screen has looked for the part to scroll to. */
const PART = /^coverage$/;

/** Generates the fewest prompts that hold every allowed combination. The plan is made on request. */
export default function CoveragePanel({ data }: { data: GeneratorData }) {
  const { brandId, productCategories, otherCategories } = data;
  const [choices, setChoices] = useState(() => keptChoices(brandId, COVERAGE.kind, FIRST));
  useEffect(() => keepChoices(brandId, COVERAGE.kind, choices), [brandId, choices]);
  useScrollToHash(PART);
  const choose = (change: Partial<Choices>) => setChoices((before) => ({ ...before, ...change }));
  const { productCategoryIds, categoryIds, ...plan } = choices;
  const [planned, setPlanned] = useState(false);
  const body: GenerateCoverageRequest = {
    ...plan,
    ...(productCategoryIds.length > 0 && { productCategoryIds }),
    ...(categoryIds.length > 0 && { categoryIds }),
  };
  const found = useCoveragePlan(brandId, body, planned);
  const generate = useGenerateCoverage(brandId);
  const { running, hasRun } = usePanelRun(brandId, COVERAGE);
  const busy = generate.isPending || running;
  // The pressed button is replaced by one that may start the run, so the focus must not move to it by itself.
  const find = () => {
    const returnFocus = rememberFocus();
    setPlanned(true);
    returnFocus();
  };
  const prompts = found.plan?.prompts ?? 0;
  const isReady = prompts > 0;
  const isEmpty = productCategories.length === 0 || otherCategories.length === 0;

  return (
    <Panel id="coverage" label={COVERAGE.buttonText} className="coverage-generator">
      {/* One level below the headings of the panels before it. */}
      <div className="coverage-title">
        <h3>{COVERAGE.panelTitle}</h3>
        {hasRun && <ResultsLink generation={COVERAGE} />}
      </div>
      <p className="generator-hint">The fewest prompts that ask about every allowed combination.</p>
      <PlanFields value={plan} onChange={choose} />
      <div className="coverage-scopes">
        <OptionPicker
          label="Product categories, all if none"
          groups={productCategories}
          value={productCategoryIds}
          onChange={(ids) => choose({ productCategoryIds: ids })}
        />
        <OptionPicker
          label="Attribute categories, all if none"
          groups={categoriesOf(data)}
          value={categoryIds}
          onChange={(ids) => choose({ categoryIds: ids })}
        />
      </div>
      {planned && <PlanStatement brandId={brandId} body={body} found={found} />}
      <div className="coverage-footer">
        {planned ? (
          <Button
            icon={<DownloadOutlined aria-hidden />}
            disabled={!isReady}
            href={isReady ? `/api/brands/${brandId}/coverage-plan-csv?${planQuery(body)}` : undefined}
            target="_blank"
            rel="noopener"
          >
            Structured CSV
          </Button>
        ) : (
          <span className="muted">Nothing is asked of the model before you start the run.</span>
        )}
        {planned ? (
          <StartButton
            busy={busy}
            disabled={!isReady}
            onClick={() => isReady && void generate.start(body, prompts)}
          >
            {COVERAGE.buttonText}
          </StartButton>
        ) : (
          <Button disabled={isEmpty} onClick={find}>
            Find the fewest prompts
          </Button>
        )}
      </div>
      <RunInCard brandId={brandId} generation={COVERAGE} />
    </Panel>
  );
}

const categoriesOf = ({ otherCategories }: GeneratorData): OptionGroup[] =>
  otherCategories.length > 0
    ? [{ id: 'categories', name: 'All attribute categories', options: otherCategories }]
    : [];
