import type { WrittenPromptGroup, WrittenPromptGroupKey } from '#contracts';
import { shortened } from './batch-title';

/** How API calls name a group: by its batch, or by its two texts, where an empty one means none. */
export const groupKeyOf = ({
  batchId,
  productCategory,
  attributeCategory,
}: WrittenPromptGroup): WrittenPromptGroupKey =>
  batchId === null
    ? { productCategory: productCategory ?? '', attributeCategory: attributeCategory ?? '' }
    : { batchId };

export const groupQuery = (group: WrittenPromptGroup): string =>
  new URLSearchParams({ ...groupKeyOf(group) }).toString();

export const groupId = (group: WrittenPromptGroup): string => groupQuery(group);

/** The group's title with long lists of names shortened. */
export const shortTitle = ({ productCategory, attributeCategory, ...group }: WrittenPromptGroup): string =>
  groupTitle({
    ...group,
    productCategory: productCategory && shortened(productCategory),
    attributeCategory: attributeCategory && shortened(attributeCategory),
  });

/** 'shoes x Audience' */
export const groupTitle = ({ productCategory, attributeCategory }: WrittenPromptGroup): string =>
  `${productCategory ?? 'No product category'} x ${attributeCategory ?? 'No attribute category'}`;
