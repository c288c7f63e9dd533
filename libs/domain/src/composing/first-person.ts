import { wordsOf } from './words/parts-of-speech.js';
import type { Subject } from './subject.js';

/**
 * `Which desks should I compare if I'm dealing with back pain?`, where a form asks for the asker; elsewhere it is `for
 * people dealing with back pain`. Read blind in 95 pairs, the former was better in 85 (ADR 20).
 *
 * @returns the subject unchanged for any other form, and where the target group cannot be told so
 */
export function inFirstPerson(form: string, subject: Subject): Subject {
  const { ofPeople, situation, told, given, ofAsker } = subject;
  if (!ofPeople || !ENDS_WITH_SUBJECT.test(form) || FOR_OTHERS.test(form)) return subject;
  if (NOT_OF_ONE.test(ofPeople.state)) return subject;
  const isAdvice = ASKS_FOR_ADVICE.test(form);
  if (!isAdvice && !ASKS_FOR_CHOICE.test(form)) return subject;
  const state = isAdvice ? ofMyself(ofPeople.state) : ofYourself(ofPeople.state);
  return state
    ? { ...ofPeople.subject, situation, told, given, ofAsker, group: `if ${state}`, groupBehind: '' }
    : subject;
}

/** Nothing follows the subject that would come between it and the state. */
const ENDS_WITH_SUBJECT = /\{[skda]\}[^;:,?]*\?$/;
const FOR_OTHERS = /\b(?:friend|colleagues|someone|people|we|if)\b/i;
const ASKS_FOR_ADVICE =
  /\b(?:should I|can I|do I|could I|my options|would be a smart choice|would you (?:recommend|suggest|advise)|me (?:find|choose)|can you recommend|could you suggest)\b/i;
/** What somebody else would do, who is not in that state. */
const ASKS_FOR_CHOICE = /\bwould you (?:choose|pick|trust|put|shortlist|compare|look)\b/;

/** What several do, whom gifts are for, and what is no state. */
const NOT_OF_ONE = /\btogether$|^(?:getting|without enough)\s|\bhave everything\b|^wondering\b.*\bthey\b/;

/** `I have no car` for the `with no car` of people; null where it cannot be said so. */
function ofMyself(state: string): string | null {
  const said = state.replace(/\btheir\b/g, 'my').replace(/\bthemselves\b/g, 'myself');
  const [, link, rest = ''] = HAS.exec(said) ?? [];
  if (link) return link === 'without' ? `I don't have ${rest}` : `I have ${rest}`;
  if (said.startsWith('whose ')) return said.replace('whose', 'my');
  const [, does] = /^who (.+)$/.exec(said) ?? [];
  if (!does) return `I'm ${said}`;
  if (does.startsWith('are ')) return `I'm ${does.slice('are '.length)}`;
  // `who lost a job`: over, so no condition
  return isPast(does) ? null : `I ${does}`;
}

/** `you had no car`, the same as a condition that is not met. */
function ofYourself(state: string): string | null {
  const said = state.replace(/\btheir\b/g, 'your').replace(/\bthemselves\b/g, 'yourself');
  const [, link, rest = ''] = HAS.exec(said) ?? [];
  if (link) return link === 'without' ? `you didn't have ${rest}` : `you had ${rest}`;
  const [, verb, object = ''] = /^who (are|want|need) (.+)$/.exec(said) ?? [];
  if (verb) return `you ${{ are: 'were', want: 'wanted', need: 'needed' }[verb]} ${object}`;
  // An age is not supposed: `if you were over 60`.
  return /^who(?:se)?\s|\d/.test(said) ? null : `you were ${said}`;
}

const HAS = /^(?:who )?(with|have|without) (.+)$/;
const isPast = (does: string): boolean => wordsOf(`they ${does}`)[1]?.tags.has('PastTense') === true;
