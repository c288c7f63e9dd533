import type { Attribute, AttributeCategory, ModifiedAttributeName, WrittenPrompt } from '#contracts';
import { fromPipe, isRiskyCell } from '#domain';

/** A row of the export. */
export interface ExportRow {
  topic: string;
  prompt: string;
  tags: string;
}

/** Cells that a spreadsheet would run as a formula. */
export const riskyCells = (rows: readonly ExportRow[]): number =>
  rows.reduce((sum, row) => sum + Object.values(row).filter(isRiskyCell).length, 0);

const categoriesOf = ({ attributeCategory }: WrittenPrompt): string[] => [
  ...new Set(fromPipe(attributeCategory ?? '').map(({ category }) => category)),
];

const entryKey = (category: string, attribute: string): string => `${category}|${attribute}`;

export interface RenamingData {
  brandName: string;
  names: ModifiedAttributeName[];
  attributes: Attribute[];
  categories: AttributeCategory[];
}

/** Makes the rows of the export as the server does (decisions.md, section 8), for the table and the count of risky cells. */
export function exportRowMaker({ brandName, names, attributes, categories }: RenamingData) {
  const renamed = new Map(names.map(({ attributeId, modifiedName }) => [attributeId, modifiedName]));
  const entries = entryNames(renamed, attributes, categories);

  const attributesOf = ({ attributeCategory, attribute, attributeId }: WrittenPrompt): string[] => {
    if (!attribute) return [];
    if (!attributeCategory?.includes(':')) return [renamed.get(attributeId ?? '') ?? attribute];
    return fromPipe(attributeCategory).flatMap(({ category, value }) =>
      value === null ? [] : [entries.get(entryKey(category, value)) ?? value],
    );
  };
  const topicOf = (prompt: WrittenPrompt): string =>
    [
      renamed.get(prompt.productCategoryAttributeId ?? ''),
      prompt.productCategory?.split('|')[0],
      prompt.promptType === 'Competitor' ? 'Competitors' : undefined,
      categoriesOf(prompt).join(', '),
    ].find((choice) => choice?.trim()) ?? brandName;

  return (prompt: WrittenPrompt): ExportRow => ({
    topic: topicOf(prompt),
    prompt: prompt.prompt,
    tags: [...attributesOf(prompt), prompt.competitorName, prompt.promptType].filter(Boolean).join(','),
  });
}

/** A pipe entry → the name in the export. Names need not be unique: the oldest attribute of a name counts. */
function entryNames(
  renamed: ReadonlyMap<string, string>,
  attributes: Attribute[],
  categories: AttributeCategory[],
): Map<string, string> {
  const categoryNames = new Map(categories.map(({ id, displayName }) => [id, displayName]));
  const entries = new Map<string, string>();
  for (const { id, attributeCategoryId, displayName } of attributes) {
    const key = entryKey(categoryNames.get(attributeCategoryId) ?? '', displayName);
    if (!entries.has(key)) entries.set(key, renamed.get(id) ?? displayName);
  }
  return entries;
}
