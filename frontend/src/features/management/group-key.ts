import type { WrittenPromptGroup, WrittenPromptGroupKey } from '#contracts';
import { shortened } from './batch-title';

/** How the calls name a group: its batch, or its pair of texts, of which an empty one means none. */
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

/** The same as it is shown where there are many names. */
export const shortTitle = ({ productCategory, attributeCategory, ...group }: WrittenPromptGroup): string =>
  groupTitle({
    ...group,
    productCategory: productCategory && shortened(productCategory),
    attributeCategory: attributeCategory && shortened(attributeCategory),
  });

/** 'shoes x Audience' */
export const groupTitle = ({ productCategory, attributeCategory }: WrittenPromptGroup): string =>
  `${productCategory ?? 'No product category'} x ${attributeCategory ?? 'No attribute category'}`;
