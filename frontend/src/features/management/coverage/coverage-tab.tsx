import { PROMPT_TYPES, type PromptType } from '#domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Segmented, Select, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { combined } from '../../../shared/api/combined';
import { formatCount } from '../../../shared/text/format';
import { EmptyState } from '../../../shared/ui/empty-state';
import { lazy } from '../../../shared/ui/lazy';
import { Panel } from '../../../shared/ui/panel';
import { NO_FILTERS, type WrittenFilters } from '../../../shared/written-prompts/written-filters';
import { InlineError } from '../components/inline-error';
import { coveragePairsQuery, coverageQuery } from './coverage-api';
import { CoverageMap } from './coverage-map';
import { groupsOf, type Named, pairModel, productModel } from './coverage-model';
import { useAddress, withParameters } from '../../../shared/ui/use-address';
import './coverage.css';

const PromptsDialog = lazy(() => import('../components/prompts-dialog'));
const MissingDialog = lazy(() => import('./missing-dialog'));

/** Which combinations have saved prompts, which are missing and which a rule forbids. */
export default function CoverageTab({ brandId }: { brandId: string }) {
  const { type, asked, setType, setPair } = useMapAddress();
  const { model, pair, categories, error, retry } = useCoverage(brandId, { type, asked });
  const [opened, setOpened] = useState<{ filters: WrittenFilters; about: string } | null>(null);
  const map = pair?.join() ?? 'product categories';
  // The map whose gaps are to be filled: when it is gone, so is its dialog.
  const [filled, setFilled] = useState<string | null>(null);
  const isEmpty = model !== null && (model.columns.length === 0 || model.groups.length === 0);
  // Not what is generated and only to be saved.
  const unsaved = model?.total.unsaved ?? 0;
  const missing = model ? model.total.allowed - model.total.covered - unsaved : 0;

  return (
    <Panel
      title="Coverage"
      actions={
        model &&
        !isEmpty &&
        type === 'Discovery' && (
          <>
            {unsaved > 0 && (
              <Link to={`/generate/${brandId}#results`}>
                Look at the {formatCount(unsaved)} generated, to save them
              </Link>
            )}
            {(missing > 0 || unsaved === 0) && (
              <Button type="primary" disabled={missing === 0} onClick={() => setFilled(map)}>
                {fillText(missing, unsaved)}
              </Button>
            )}
          </>
        )
      }
    >
      <CoverageTools type={type} pair={pair} categories={categories} onType={setType} onPair={setPair} />
      {error && <InlineError error={error} fallback="Failed to fetch the coverage" onRetry={retry} />}
      {!error && !model && (
        <div className="coverage-skeleton" role="status" aria-label="Loading the coverage">
          <Skeleton active paragraph={{ rows: 10 }} />
        </div>
      )}
      {isEmpty && (
        <EmptyState
          title="Nothing to cover yet"
          text="The map shows which product categories and attributes prompts hold together."
          action={<Link to={`/attributes/${brandId}`}>Add product categories and attributes</Link>}
        />
      )}
      {model && !isEmpty && (
        <>
          {asked && !pair && (
            <p className="muted" role="status">
              A category of this map is gone, or has no attributes any more: all attributes are shown.
            </p>
          )}
          <dl className="coverage-figures">
            <Figure look="saved" sign="3" label="Covered" value={model.total.covered} />
            <Figure look="missing" sign="–" label="Missing" value={missing} />
            {model.total.unsaved !== null && (
              <Figure look="unsaved" sign="(1)" label="Generated, not saved" value={model.total.unsaved} />
            )}
            <Figure look="blocked" sign="✕" label="Forbidden" value={model.total.blocked} />
          </dl>
          <CoverageMap
            key={map}
            brandId={brandId}
            label={pair ? 'Coverage of attributes' : 'Coverage of product categories and attributes'}
            promptType={type}
            model={model}
            onOpen={(cell, about) => setOpened({ filters: { ...NO_FILTERS, cell }, about })}
          />
        </>
      )}
      {opened && (
        <PromptsDialog
          brandId={brandId}
          kind="filtered"
          {...opened}
          order="oldest"
          onClose={() => setOpened(null)}
        />
      )}
      {filled === map && <MissingDialog brandId={brandId} pair={pair} onClose={() => setFilled(null)} />}
    </Panel>
  );
}

/** No number beside unsaved prompts: the run would cover those, too, as its dialog says. */
function fillText(missing: number, unsaved: number): string {
  if (missing === 0) return 'Nothing is missing';
  return unsaved > 0 ? 'Generate what is missing' : `Generate the ${formatCount(missing)} missing`;
}

/**
 * The data of the map; `model` is null until they are loaded. `pair` is the two categories that were asked for, as long
 * as both are there: somebody may have deleted one, now or since the link was made.
 */
function useCoverage(brandId: string, { type, asked }: { type: PromptType; asked: Pair | null }) {
  // While another prompt type is read, the categories of the former one stay: they are the same.
  const coverage = useQuery({ ...coverageQuery(brandId, type), placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = coverage;
  const categories = useMemo(() => (data ? groupsOf(data.attributes) : []), [data]);
  const areThere = asked?.every((id) => categories.some((category) => category.id === id));
  const pair = areThere ? asked : null;
  const pairs = useQuery({
    ...coveragePairsQuery(brandId, type, asked ?? ['', '']),
    enabled: asked !== null && (!data || pair !== null),
  });
  const model = useMemo(() => {
    if (!data || isPlaceholderData) return null;
    if (!pair) return productModel(data);
    return pairs.data ? pairModel(data, pairs.data, pair) : null;
  }, [data, isPlaceholderData, pair, pairs.data]);
  // Pairs of a category that is gone are refused, and only the categories tell that this is why.
  const toTell = pair && !coverage.isFetching ? [coverage, pairs] : [coverage];
  return { model, pair, categories, ...combined(toTell) };
}

interface CoverageToolsProps {
  type: PromptType;
  pair: Pair | null;
  categories: readonly Named[];
  onType: (type: PromptType) => void;
  onPair: (pair: Pair | null) => void;
}

/** Chooses which prompts are counted, and which rows and columns are shown. */
function CoverageTools({ type, pair, categories, onType, onPair }: CoverageToolsProps) {
  const options = categories.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="coverage-tools">
      <Segmented aria-label="Prompt type" options={[...PROMPT_TYPES]} value={type} onChange={onType} />
      <Select
        aria-label="Attributes of"
        value={pair?.[0] ?? ''}
        options={[{ value: '', label: 'All attributes' }, ...options]}
        popupMatchSelectWidth={false}
        disabled={options.length < 2}
        onChange={(first) => {
          const second = options.find(({ value }) => value !== first);
          onPair(first && second ? [first, second.value] : null);
        }}
      />
      <span className="muted">with</span>
      <Select
        aria-label="with"
        value={pair?.[1] ?? ''}
        options={
          pair
            ? options.filter(({ value }) => value !== pair[0])
            : [{ value: '', label: 'product categories' }]
        }
        popupMatchSelectWidth={false}
        disabled={!pair}
        onChange={(second) => pair && onPair([pair[0], second])}
      />
    </div>
  );
}

interface FigureProps {
  look: string;
  sign: string;
  label: string;
  value: number;
}

/** A figure that also serves as the legend. */
function Figure({ look, sign, label, value }: FigureProps) {
  return (
    <div>
      <dt>
        <span className={`coverage-sign coverage-${look}`} aria-hidden>
          {sign}
        </span>
        {label}
      </dt>
      <dd>{formatCount(value)}</dd>
    </div>
  );
}

/** Two categories whose attributes are shown against each other; without them, attributes against product categories. */
type Pair = readonly [string, string];

/** What is shown is part of the URL, so that it can be linked. */
function useMapAddress() {
  const [parameters, setParameters] = useAddress();
  const type = PROMPT_TYPES.find((one) => one === parameters.get('type')) ?? 'Discovery';
  const text = parameters.get('with') ?? '';
  const asked = useMemo((): Pair | null => {
    const [first, second] = text.split(',');
    return first && second ? [first, second] : null;
  }, [text]);
  const change = (changes: Record<string, string | null>) =>
    setParameters((before) => withParameters(before, changes), { replace: true });
  return {
    type,
    asked,
    setType: (shown: PromptType) => change({ type: shown === 'Discovery' ? null : shown }),
    setPair: (shown: Pair | null) => change({ with: shown?.join(',') ?? null }),
  };
}
