interface SavedNames {
  productCategory?: string | null;
  attributeCategory?: string | null;
  attribute?: string | null;
  competitorName?: string | null;
  promptType?: string;
}

/** As PostgreSQL's `quote_literal`, by which the rows of earlier versions were keyed. */
const quoted = (text: string | null | undefined): string =>
  `${text?.includes('\\') ? 'E' : ''}'${(text ?? '').replace(/['\\]/g, '$&$&')}'`;

/** What two saved prompts have in common that are duplicates, whatever they ask; null without an attribute. */
export function duplicateKey(prompt: SavedNames): string | null {
  const { productCategory, attributeCategory, attribute, competitorName, promptType = 'Discovery' } = prompt;
  if (!attribute) return null;
  return [...[productCategory, attributeCategory, attribute, competitorName].map(quoted), promptType].join(
    ',',
  );
}
