import {
  type AnyBlacklistPair,
  type AttributeCategoryBlacklistPairRequest,
  type BlacklistPairRequest,
  type CategoryBlacklistPairRequest,
  MESSAGES,
} from '#contracts';
import type { BrandTerms, TermOption } from './use-brand-terms';

interface PairField {
  label: string;
  /** The validation message when nothing is chosen. */
  message: string;
  optionsOf: (terms: BrandTerms) => TermOption[];
}

/** What differs between the lists of pairs. */
export interface PairKind {
  /** As in 'Add Blacklist Pair', and in small letters in 'Failed to delete blacklist pair'. */
  name: string;
  /** The name of the list, without 'list'. */
  label: string;
  emptyText: string;
  link: PairLink;
}

/** The words between two names: a rule forbids, a pairing joins. */
export type PairLink = 'never with' | 'together with';

/** A list of pairs of which several can be created at once. */
interface BlacklistKind extends PairKind {
  primary: PairField;
  targets: PairField;
  /** The validation message when the primary is among the targets. */
  itselfMessage?: string;
  bodyOf: (primary: string, target: string) => AnyBlacklistPair;
  /** The dialog shows why creating failed; the toast says only that it failed. */
  reasonInDialog?: true;
}

const allAttributes = (terms: BrandTerms) => terms.attributeOptions(false);
const allCategories = (terms: BrandTerms) => terms.categoryOptions(true);

export type BlacklistName = 'blacklist' | 'category-blacklist' | 'attribute-category-blacklist';

/** By their part of the API path. */
export const BLACKLISTS: Record<BlacklistName, BlacklistKind> = {
  blacklist: {
    link: 'never with',
    name: 'Blacklist Pair',
    label: 'Blacklist pairs',
    emptyText: 'Two attributes that never appear together in a prompt.',
    primary: { label: 'Primary Attribute', message: MESSAGES.blacklistPrimary, optionsOf: allAttributes },
    targets: {
      label: 'Attributes to Blacklist',
      message: MESSAGES.blacklistTargets,
      optionsOf: allAttributes,
    },
    itselfMessage: MESSAGES.blacklistItself,
    bodyOf: (primary, target): BlacklistPairRequest => ({ forbiddenWithId: primary, targetId: target }),
  },
  'category-blacklist': {
    link: 'never with',
    name: 'Category Blacklist Pair',
    label: 'Category blacklist pairs',
    emptyText: 'Two categories whose attributes never appear together in a prompt.',
    primary: {
      label: 'Primary Category',
      message: MESSAGES.categoryBlacklistPrimary,
      optionsOf: allCategories,
    },
    targets: {
      label: 'Categories to Blacklist',
      message: MESSAGES.categoryBlacklistTargets,
      optionsOf: allCategories,
    },
    itselfMessage: MESSAGES.categoryBlacklistItself,
    bodyOf: (primary, target): CategoryBlacklistPairRequest => ({
      forbiddenWithCategoryId: primary,
      targetCategoryId: target,
    }),
    reasonInDialog: true,
  },
  'attribute-category-blacklist': {
    link: 'never with',
    name: 'Attribute-Category Blacklist Pair',
    label: 'Attribute-category blacklist pairs',
    emptyText: 'A product category, and a category whose attributes never appear with it.',
    primary: {
      label: 'Product Category Attribute',
      message: MESSAGES.attributeCategoryPrimary,
      optionsOf: (terms) => terms.attributeOptions(true),
    },
    targets: {
      label: 'Categories to Blacklist',
      message: MESSAGES.categoryBlacklistTargets,
      optionsOf: (terms) => terms.categoryOptions(false),
    },
    bodyOf: (primary, target): AttributeCategoryBlacklistPairRequest => ({
      forbiddenWithAttributeId: primary,
      targetCategoryId: target,
    }),
    reasonInDialog: true,
  },
};

export const PAIRING: PairKind = {
  name: 'Category Pairing',
  label: 'Pairings',
  emptyText: 'A product category, and the category that Paired Category Prompts combine it with.',
  link: 'together with',
};

/** The warning on a pairing that the rules contradict. */
export const FORBIDDEN_PAIRING = 'Generates nothing: rules forbid each of its combinations.';

/** The dialogs of the sections below the columns. */
export type RuleDialogKind = BlacklistName | 'pairing' | 'competitor';

export interface RuleDialogProps {
  brandId: string;
  onClose: () => void;
}

/** The query of a section. `data` is undefined until it is loaded, and after an error. */
export interface Rows<T> {
  data: T[] | undefined;
  error: Error | null;
  refetch: () => unknown;
}

export interface SectionProps {
  brandId: string;
  onOpen: (dialog: RuleDialogKind) => void;
}
