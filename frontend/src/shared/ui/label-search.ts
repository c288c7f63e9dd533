import { fold } from '#domain';

/** How a select is searched: for labels that hold the words, however these are spelt. */
export const LABEL_SEARCH = {
  filterOption: (words: string, option?: { label?: unknown }): boolean =>
    typeof option?.label === 'string' && fold(option.label).includes(fold(words.trim())),
};
