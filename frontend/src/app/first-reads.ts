const TERMS = ['categories', 'attributes'];
const RULES = [
  'competitors',
  'blacklists',
  'category-blacklists',
  'attribute-category-blacklists',
  'category-pairings',
];

/** What a screen of a brand reads when it opens, below the brand's path, besides the brand and its jobs. */
const OF_A_BRAND: Record<string, string[]> = {
  attributes: [...TERMS, ...RULES],
  generate: [...TERMS, ...RULES, 'drafts'],
  management: ['written-prompts-summary', 'written-prompts-stats'],
  'management?tab=structured': ['csv-generations'],
  'prompt-settings': [...TERMS, 'prompt-templates', 'competitors'],
  profound: [...TERMS, 'modified-attribute-names'],
};

/**
 * The reads that the page at an address begins with. They are sent while its code is on its way: the server answers
 * meanwhile. A browser test compares them with what each screen reads.
 */
export function firstReads({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string[] {
  const [, name = '', brandId = ''] = pathname.split('/');
  const reads = ['/api/info'];
  if (name === '') reads.push('/api/brands', '/api/brands/activity');
  if (name === 'prompt-settings') reads.push('/api/system-default-templates');
  const lists = Object.hasOwn(OF_A_BRAND, name + search) ? OF_A_BRAND[name + search] : undefined;
  if (!lists || brandId === '') return reads;
  const brand = `/api/brands/${brandId}`;
  return [...reads, brand, ...['jobs', ...lists].map((list) => `${brand}/${list}`)];
}
