/** The screens of a brand: what leads there, its name, and what it is searched by besides. */
export const BRAND_SCREENS = [
  ['attributes', 'Attributes', 'Manage Attributes: categories, competitors, rules, pairings'],
  ['generate', 'Generate', 'Generate Prompts'],
  ['management', 'Saved prompts', 'Prompt Management, history'],
  ['profound', 'Export', 'Export manager, Profound, modified names'],
  ['prompt-settings', 'Templates', 'Prompt settings'],
] as const;
