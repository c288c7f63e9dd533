import { brandNamesOf, namesBrand } from '../answers/answer-checks.js';
import type { BrandData } from '../combinations/brand-data.js';
import { oldestAlike } from '../combinations/brand-index.js';
import { type AttributeRef, membersOf } from '../combinations/combination.js';
import { factorLists, type IdPair } from '../coverage/coverage-space.js';
import { countPairs } from '../coverage/pair-counts.js';
import { subjectNames } from '../files/pipe-format.js';
import { compileRules, isBlocked } from '../rules/blacklist-rules.js';
import { ShareMeter } from '../sampling/share-meter.js';
import type { PromptType } from '../vocabulary.js';
import type { CertifiedPrompt } from './certified-prompt.js';
import type { CertifiedFigures, FoundRows } from './certified-figures.js';
import { maskedQuestion } from './masked-question.js';
import { SavedNames } from './saved-names.js';

const ROWS_NAMED = 100;

/** Takes the prompts of a set one by one, in the order of their file, and computes its figures. */
export class CertifiedSet {
  private readonly byType: Record<PromptType, number> = { Discovery: 0, Validation: 0, Competitor: 0 };
  private readonly found = { namesBrand: newFound(), breaksRule: newFound(), exactDuplicates: newFound() };
  private readonly questions = new Set<string>();
  private readonly masked = new Map<string, number>();
  private readonly pairs = new Set<string>();
  private readonly meter: ShareMeter;
  private readonly rules;
  private readonly attributes;
  readonly savedNames: SavedNames;
  private rows = 0;
  private first: string | null = null;
  private last: string | null = null;

  constructor(private readonly brand: BrandData) {
    this.meter = new ShareMeter(brand);
    this.rules = compileRules(brand.rules);
    this.attributes = oldestAlike(brand);
    this.savedNames = new SavedNames(this.attributes);
  }

  add(prompt: CertifiedPrompt): void {
    const row = ++this.rows;
    this.byType[prompt.promptType]++;
    this.first = this.first === null || prompt.createdAt < this.first ? prompt.createdAt : this.first;
    this.last = this.last === null || prompt.createdAt > this.last ? prompt.createdAt : this.last;
    this.savedNames.add(prompt);
    const productCategory = this.referenceOf(prompt.productCategoryAttributeId);
    const attributes = prompt.attributeIds.flatMap((id) => this.referenceOf(id) ?? []);
    const names = namesIn(prompt);
    if (prompt.promptType === 'Discovery') {
      this.cover(productCategory, attributes);
      this.meter.add({ productCategory, attributes, competitor: null });
      if (namesBrand(prompt.question, brandNamesOf(this.brand), names)) note(this.found.namesBrand, row);
    }
    if (isBlocked(this.rules, { productCategory, attributes })) note(this.found.breaksRule, row);
    if (this.questions.has(prompt.question)) note(this.found.exactDuplicates, row);
    this.questions.add(prompt.question);
    const skeleton = maskedQuestion(prompt.question, [
      ...names,
      this.brand.name,
      ...(this.brand.aliases ?? []),
    ]);
    this.masked.set(skeleton, (this.masked.get(skeleton) ?? 0) + 1);
  }

  figures(): CertifiedFigures {
    const [products = [], ...categories] = factorLists(this.brand);
    const covered = [...this.pairs].map((pair): IdPair => {
      const [one = '', other = ''] = pair.split(' ');
      return [one, other];
    });
    const { blocked: _, ...coverage } = countPairs(this.brand.rules, products, categories.flat(), covered);
    return {
      prompts: this.rows,
      byType: this.byType,
      saved: { first: this.first, last: this.last },
      coverage,
      ...this.found,
      alike: this.mostAlike(),
      shares: this.meter.shares(),
    };
  }

  private referenceOf(id: string | null): AttributeRef | null {
    return (id === null ? null : this.attributes.get(id)) ?? null;
  }

  private cover(productCategory: AttributeRef | null, attributes: AttributeRef[]): void {
    const members = membersOf({ productCategory, attributes });
    members.forEach((one, i) => {
      for (const other of members.slice(i + 1)) {
        const pair: IdPair = one.id < other.id ? [one.id, other.id] : [other.id, one.id];
        this.pairs.add(pair.join(' '));
      }
    });
  }

  private mostAlike(): CertifiedFigures['alike'] {
    let most = { prompts: 0, masked: '' };
    for (const [masked, prompts] of this.masked) if (prompts > most.prompts) most = { prompts, masked };
    return most;
  }
}

const newFound = (): FoundRows => ({ prompts: 0, rows: [] });

function note(found: FoundRows, row: number): void {
  found.prompts++;
  if (found.rows.length < ROWS_NAMED) found.rows.push(row);
}

/** The names in a row of the file: product category, categories, attributes and competitor. */
function namesIn(prompt: CertifiedPrompt): string[] {
  const { categories, attributes } = subjectNames(prompt);
  const names = [prompt.productCategory, prompt.competitorName].filter((name) => name !== null);
  return [...names, ...categories, ...attributes].filter((name) => name !== '');
}
