import type { JobKind } from '#contracts';
import { EXACT_KINDS } from '#domain';

/** Kinds whose prompts a result panel of the generate screen shows. */
export const SHOWN_KINDS: ReadonlySet<JobKind> = new Set([...EXACT_KINDS, 'coverage']);
