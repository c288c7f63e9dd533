/** What the check needs of a certificate. Defined here once more, so that nothing is shared with what wrote it. */
export interface CertifiedFile {
  format: string;
  file: { sha256: string; bytes: number };
  figures: Figures;
  brand: Brand;
  savedNames: { category: string | null; name: string; id: string | null }[];
}

export interface Figures {
  prompts: number;
  byType: Record<string, number>;
  saved: { first: string | null; last: string | null };
  coverage: Record<'productAttribute' | 'attributeAttribute', Pairs>;
  namesBrand: Found;
  breaksRule: Found;
  exactDuplicates: Found;
  alike: { prompts: number; masked: string };
  shares: { id: string; name: string; prompts: number; share: number; goal: number }[];
}

/** Rows of one kind: how many, and the numbers of the first of them. */
interface Found {
  prompts: number;
  rows: number[];
}

export interface Pairs {
  allowed: number;
  covered: number;
  blocked: number;
}

export interface Brand {
  name: string;
  aliases: string[];
  matchCase: boolean;
  categories: { id: string; catType: string; displayName: string; weight: number }[];
  attributes: { id: string; attributeCategoryId: string; displayName: string; weight: number }[];
  rules: {
    attributePairs: { forbiddenWithId: string; targetId: string }[];
    categoryPairs: { forbiddenWithCategoryId: string; targetCategoryId: string }[];
    attributeCategoryPairs: { forbiddenWithAttributeId: string; targetCategoryId: string }[];
  };
}

/** @throws SyntaxError when the text is not a certificate */
export function certifiedFileOf(text: string): CertifiedFile {
  const file = JSON.parse(text) as CertifiedFile | null;
  if (file?.format !== 'promptloom-certificate-1')
    throw new SyntaxError('This is no certificate of Promptloom (format promptloom-certificate-1).');
  return file;
}
