export {
  CERTIFIED_HOW,
  type CertifiedFigures,
  type CertifiedShare,
  type FoundRows,
} from './certified-figures.js';
export type { CertifiedPrompt } from './certified-prompt.js';
export { CertifiedSet } from './certified-set.js';
export type { SavedName } from './saved-names.js';
