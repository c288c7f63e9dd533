import { fold } from '#domain';

/** The search of a select: it finds labels that contain the words, ignoring case, accents and look-alike letters. */
export const LABEL_SEARCH = {
  filterOption: (words: string, option?: { label?: unknown }): boolean =>
    typeof option?.label === 'string' && fold(option.label).includes(fold(words.trim())),
};
