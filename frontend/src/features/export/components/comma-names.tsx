import { Alert } from 'antd';
import { andMore } from '../../../shared/text/format';
import type { RenamingData } from '../use-export-data';

/** The tags of a prompt stand in one cell, with commas between them: a name with a comma reads as several. */
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

/** What the attributes are called in the file. Product categories are its topics, and no tags. */
function tagNames({ attributes, categories, names }: RenamingData): string[] {
  const topics = new Set(
    categories.filter(({ catType }) => catType === 'ProductCategory').map(({ id }) => id),
  );
  const modified = new Map(names.map(({ attributeId, modifiedName }) => [attributeId, modifiedName]));
  return attributes
    .filter(({ attributeCategoryId }) => !topics.has(attributeCategoryId))
    .map(({ id, displayName }) => modified.get(id) ?? displayName);
}
