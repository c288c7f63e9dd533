/** The screens of a brand: path, name, and further words by which the palette finds them. */
export const BRAND_SCREENS = [
  ['attributes', 'Attributes', 'Manage Attributes: categories, competitors, rules, pairings'],
  ['generate', 'Generate', 'Generate Prompts'],
  ['management', 'Saved prompts', 'Prompt Management, history'],
  ['profound', 'Export', 'Export manager, Profound, modified names'],
  ['prompt-settings', 'Templates', 'Prompt settings'],
] as const;
