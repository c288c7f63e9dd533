/** What the exact-count generators are asked: the bodies of the calls, with the kind of the job. */
export type ExactRequest =
  | { kind: 'pc'; productCategoryIds: readonly string[] }
  | { kind: 'bulk-v2'; productCategoryIds: readonly string[] }
  | {
      kind: 'manual-v2';
      productCategoryIds?: readonly string[];
      /** Category id → ids of its selected attributes; an empty list is ignored. */
      selectedAttributes?: Readonly<Record<string, readonly string[]>>;
    }
  | { kind: 'paired' }
  | { kind: 'competitor' }
  | {
      kind: 'advanced-competitor';
      competitorIds: readonly string[];
      productCategoryIds?: readonly string[];
      selectedAttributes?: Readonly<Record<string, readonly string[]>>;
    }
  | { kind: 'validation'; productCategoryIds?: readonly string[]; attributeCategoryId?: string | null };

export type ExactKind = ExactRequest['kind'];
