interface SavedNames {
  productCategory?: string | null;
  attributeCategory?: string | null;
  attribute?: string | null;
  competitorName?: string | null;
  promptType?: string;
}

/** Like PostgreSQL's `quote_literal`, which made the keys of rows from earlier versions. */
const quoted = (text: string | null | undefined): string =>
  `${text?.includes('\\') ? 'E' : ''}'${(text ?? '').replace(/['\\]/g, '$&$&')}'`;

/** The key that duplicate saved prompts share, whatever their question; null without an attribute. */
export function duplicateKey(prompt: SavedNames): string | null {
  const { productCategory, attributeCategory, attribute, competitorName, promptType = 'Discovery' } = prompt;
  if (!attribute) return null;
  return [...[productCategory, attributeCategory, attribute, competitorName].map(quoted), promptType].join(
    ',',
  );
}
