import { categoriesOfProducts } from '#domain';
import { Alert } from 'antd';
import { andMore } from '../../../shared/text/format';
import type { RenamingData } from '../use-export-data';

/**
 * Warns of names with a comma: a prompt's tags share one cell, separated by commas, so such a name would become several
 * tags.
 */
export function CommaNames({ data }: { data: RenamingData }) {
  const names = tagNames(data).filter((name) => name.includes(','));
  if (names.length === 0) return null;
  const [hold, read, them] = names.length === 1 ? ['holds', 'reads', 'it'] : ['hold', 'read', 'them'];
  return (
    <Alert
      className="export-note"
      type="warning"
      showIcon
      title={`${andMore(names.map((name) => `‘${name}’`))} ${hold} a comma and ${read} as several tags. Give ${them} another name under Modify Attribute Names.`}
    />
  );
}

/** The attributes' names in the file. Product categories are topics, not tags. */
function tagNames({ attributes, categories, names }: RenamingData): string[] {
  const topics = categoriesOfProducts(categories);
  const modified = new Map(names.map(({ attributeId, modifiedName }) => [attributeId, modifiedName]));
  return attributes
    .filter(({ attributeCategoryId }) => !topics.has(attributeCategoryId))
    .map(({ id, displayName }) => modified.get(id) ?? displayName);
}
