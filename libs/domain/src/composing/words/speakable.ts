import { plainQuestionMarks } from '../../answers/question-marks.js';
import { singleSpaced } from '../../names/single-spaced.js';

/** A name that fits into a question: on one line, and without a question mark, because a question may have only one. */
export function speakable(name: string): string {
  return singleSpaced(plainQuestionMarks(name).replace(/[?\0]+/g, '')).trim();
}
