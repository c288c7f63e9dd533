import type { SetReading } from '#domain';
import type { Uuid } from './scalars.js';

/** What a set of prompts reads like. */
export interface SetReadingAnswer extends SetReading {
  /** Prompts of the whole set: of a very large one only the newest are read. */
  total: number;
}

/** A prompt behind one figure of a reading. */
export interface ReadQuestion {
  /** The id of the saved prompt or the draft; null for a result that was not moved to the written list. */
  id: Uuid | null;
  /** Its place in the run; null for a brand's saved prompts. */
  index: number | null;
  question: string;
  flags: string[];
  unsaved: boolean;
  /** The earlier question that it reads like. */
  like: string | null;
}
