import { type BrokenRule, brokenRule, compileRules, type PromptType, refOf } from '#domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { type BrandRules, useBrandRules } from '../../../shared/api/use-brand-rules';
import { formatCount } from '../../../shared/text/format';
import { isolated } from '../../../shared/text/isolated';
import { useDebouncedValue } from '../../../shared/ui/use-debounced-value';
import { cellPromptQuery } from './coverage-api';
import type { CoverageModel, Named } from './coverage-model';
import { cellLabel, type GridLine } from './grid-lines';

/** The line and column under the pointer or at the keyboard's position. */
export interface Pointed {
  line: GridLine;
  column: Named | null;
}

interface PointedCellProps {
  brandId: string;
  promptType: PromptType;
  model: CoverageModel;
  pointed: Pointed | null;
}

/** Says in words what a cell holds: its prompts, or the rule that forbids it. */
export function PointedCell({ promptType, ...props }: PointedCellProps) {
  const { brandId, model, pointed } = props;
  const ruleOf = useRuleOf(brandId);
  return (
    <>
      <p className="coverage-pointed" aria-live="polite">
        {pointed ? <CellText brandId={brandId} model={model} pointed={pointed} ruleOf={ruleOf} /> : <Hint />}
      </p>
      <FirstPrompt {...props} promptType={promptType} />
    </>
  );
}

/** Nothing is fetched for cells that the pointer only passes. */
const DEBOUNCE_MS = 150;

/** One of the cell's prompts, once the pointer rests there. */
function FirstPrompt({ brandId, promptType, model, pointed }: PointedCellProps) {
  const debounced = useDebouncedValue(pointed, DEBOUNCE_MS);
  const { line, column } = debounced ?? {};
  const saved = line && column && line.open === null ? model.cellOf(line.id, column.id).saved : 0;
  const cell = { holds: [column?.id ?? '', line?.id ?? ''], promptType };
  const { data } = useQuery({ ...cellPromptQuery(brandId, cell), enabled: saved > 0 });
  const first = saved > 0 && debounced === pointed ? data?.[0] : undefined;
  return (
    <p className="coverage-prompt muted">
      {first && `‘${isolated(first.question)}’${saved > 1 ? ` and ${formatCount(saved - 1)} more` : ''}`}
    </p>
  );
}

/** CSS shows one of the two texts: for a pointer and keys, or for touch. */
const Hint = () => (
  <span className="muted coverage-hint">
    <span>
      Point at a cell, or walk with the arrow keys. Enter or a click opens its prompts, and folds a category.
    </span>
    <span>Tap a cell to open its prompts, or a category to fold it.</span>
  </span>
);

type RuleOf = (one: string, other: string) => BrokenRule | null;

function CellText({
  brandId,
  model,
  pointed,
  ruleOf,
}: Omit<PointedCellProps, 'promptType'> & { pointed: Pointed; ruleOf: RuleOf }) {
  const { line, column } = pointed;
  if (!column || line.open !== null) {
    const { covered, allowed } = column ? model.groupCell(line.id, column.id) : model.tallyOf(line.id);
    return `${column ? `${column.name} × ` : ''}${line.name}: ${formatCount(covered)} of ${formatCount(allowed)} combinations covered`;
  }
  const cell = model.cellOf(line.id, column.id);
  const rule = cell.blocked ? ruleOf(column.id, line.id) : null;
  return (
    <>
      {cellLabel(line.name, column.name, cell)}
      {rule && (
        <>
          : {rule.sides.join(' × ')}. <Link to={`/attributes/${brandId}`}>To the rules</Link>
        </>
      )}
    </>
  );
}

/** The rule that forbids two attributes together. */
function useRuleOf(brandId: string): RuleOf {
  const brand = useBrandRules(brandId);
  return useMemo(() => (brand ? ruleFinder(brand) : NO_RULE), [brand]);
}

const NO_RULE: RuleOf = () => null;

function ruleFinder({ rules: inputs, attributes, categories }: BrandRules): RuleOf {
  const rules = compileRules(inputs);
  const categoryOf = new Map(categories.map((category) => [category.id, category]));
  const references = new Map(
    attributes.map((row) => [row.id, refOf(row, categoryOf.get(row.attributeCategoryId))]),
  );
  return (one, other) => {
    const [a, b] = [references.get(one), references.get(other)];
    return a && b ? brokenRule(rules, { productCategory: a, attributes: [b] }) : null;
  };
}
