import { PROMPT_TYPES, type PromptType } from '#domain';
import { useQuery } from '@tanstack/react-query';
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
  const { type, pair, set } = useMapAddress();
  const { model, categories, error, retry } = useCoverage(brandId, { type, pair });
  const [opened, setOpened] = useState<WrittenFilters | null>(null);
  const [fills, setFills] = useState(false);
  const isEmpty = model !== null && (model.columns.length === 0 || model.groups.length === 0);
  const missing = model ? model.total.allowed - model.total.covered : 0;

  return (
    <Panel
      title="Coverage"
      actions={
        model &&
        !isEmpty &&
        type === 'Discovery' && (
          <Button type="primary" disabled={missing === 0} onClick={() => setFills(true)}>
            {missing === 0 ? 'Nothing is missing' : `Generate the ${formatCount(missing)} missing`}
          </Button>
        )
      }
    >
      <CoverageTools type={type} pair={pair} categories={categories} onSet={set} />
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
          <dl className="coverage-figures">
            <Figure look="saved" sign="3" label="Covered" value={model.total.covered} />
            <Figure look="missing" sign="–" label="Missing" value={missing} />
            {model.total.unsaved !== null && (
              <Figure look="unsaved" sign="(1)" label="Generated, not saved" value={model.total.unsaved} />
            )}
            <Figure look="blocked" sign="✕" label="Forbidden" value={model.total.blocked} />
          </dl>
          <CoverageMap
            key={pair?.join()}
            brandId={brandId}
            label={pair ? 'Coverage of attributes' : 'Coverage of product categories and attributes'}
            promptType={type}
            model={model}
            onOpen={(cell) => setOpened({ ...NO_FILTERS, cell })}
          />
        </>
      )}
      {opened && (
        <PromptsDialog
          brandId={brandId}
          kind="filtered"
          filters={opened}
          order="oldest"
          onClose={() => setOpened(null)}
        />
      )}
      {fills && <MissingDialog brandId={brandId} pair={pair} onClose={() => setFills(false)} />}
    </Panel>
  );
}

/** The data of the map; `model` is null until they are loaded. */
function useCoverage(brandId: string, { type, pair }: MapAddress) {
  const coverage = useQuery(coverageQuery(brandId, type));
  const pairs = useQuery({
    ...coveragePairsQuery(brandId, type, pair ?? ['', '']),
    enabled: pair !== null,
  });
  const { data } = coverage;
  const model = useMemo(() => {
    if (!data) return null;
    if (!pair) return productModel(data);
    return pairs.data ? pairModel(data, pairs.data, pair) : null;
  }, [data, pair, pairs.data]);
  return {
    model,
    categories: useMemo(() => (data ? groupsOf(data.attributes) : []), [data]),
    ...combined([coverage, pairs]),
  };
}

interface CoverageToolsProps extends MapAddress {
  categories: readonly Named[];
  onSet: (shown: MapAddress) => void;
}

/** Chooses which prompts are counted, and which rows and columns are shown. */
function CoverageTools({ type, pair, categories, onSet }: CoverageToolsProps) {
  const options = categories.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="coverage-tools">
      <Segmented
        aria-label="Prompt type"
        options={[...PROMPT_TYPES]}
        value={type}
        onChange={(next) => onSet({ type: next, pair })}
      />
      <Select
        aria-label="Attributes of"
        value={pair?.[0] ?? ''}
        options={[{ value: '', label: 'All attributes' }, ...options]}
        popupMatchSelectWidth={false}
        disabled={options.length < 2}
        onChange={(first) => {
          const second = options.find(({ value }) => value !== first);
          onSet({ type, pair: first && second ? [first, second.value] : null });
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
        onChange={(second) => pair && onSet({ type, pair: [pair[0], second] })}
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

interface MapAddress {
  type: PromptType;
  /** Two categories whose attributes are shown against each other; null: attributes against product categories. */
  pair: readonly [string, string] | null;
}

/** What is shown is part of the URL, so that it can be linked. */
function useMapAddress() {
  const [parameters, setParameters] = useAddress();
  const type = PROMPT_TYPES.find((one) => one === parameters.get('type')) ?? 'Discovery';
  const text = parameters.get('with') ?? '';
  const pair = useMemo((): MapAddress['pair'] => {
    const [first, second] = text.split(',');
    return first && second ? [first, second] : null;
  }, [text]);
  const set = ({ type: shown, pair: crossed }: MapAddress) =>
    setParameters(
      (before) =>
        withParameters(before, {
          type: shown === 'Discovery' ? null : shown,
          with: crossed?.join(',') ?? null,
        }),
      { replace: true },
    );
  return { type, pair, set };
}
