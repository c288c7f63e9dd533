import { plainQuestionMarks } from '../answers/question-marks.js';
import { singleSpaced } from '../names/single-spaced.js';

/** A name as it can stand inside a question: on one line, and without a question mark, of which there may be one only. */
export function speakable(name: string): string {
  return singleSpaced(plainQuestionMarks(name).replace(/[?\0]+/g, '')).trim();
}
