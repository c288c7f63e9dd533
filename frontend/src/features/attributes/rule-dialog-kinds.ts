/** The dialogs of the sections below the columns. */
export type RuleDialogKind =
  'competitor' | 'blacklist' | 'category-blacklist' | 'attribute-category-blacklist' | 'pairing';

export interface RuleDialogProps {
  brandId: string;
  onClose: () => void;
}

/** What a section reads: undefined data until then, or after an error. */
export interface Rows<T> {
  data: T[] | undefined;
  error: Error | null;
  refetch: () => unknown;
}

export interface SectionProps {
  brandId: string;
  onOpen: (dialog: RuleDialogKind) => void;
}
