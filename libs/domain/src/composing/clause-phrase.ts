import type { Word } from './parts-of-speech.js';
import { type AttributePhrase, after, forPeople } from './phrase.js';
import { whoOf } from './doing-phrase.js';
import { isKnownMass, thirdPerson } from './nouns.js';
import { lowerStart } from './verb-phrase.js';

/** Verbs that follow a noun in a short report: `pet died at home`, `steering wheel vibrates`. */
const REPORTED =
  /^(?:is|are|was|were|isn['’]t|aren['’]t|wasn['’]t|won['’]t|can['’]t|couldn['’]t|doesn['’]t|don['’]t|didn['’]t|keeps?|gets?|got|dies|died|breaks?|broke|stops|stopped|never|always|vibrates?|leaks|needs|refuses|wants|feels|smells|squeaks|rattles|takes|costs|hurts|aches|itches|expires?|expired|crashes|crashed|fails|failed|fell|went|goes|ran|pulls|barks|bites|scratches|snores|cries|wakes|depends|arrives|arrived|flickers|drips|overheats|freezes|froze|tripped|trips)$/i;
const LEADS = ['Noun', 'Adjective', 'PastTense', 'Possessive', 'Gerund'];
const NO_SUBJECT = ['Pronoun', 'Preposition', 'Conjunction', 'Modal', 'Negative'];

/**
 * What customers report about something of theirs: `people whose bike got stolen`; null for all else.
 */
export function reportPhrase(
  value: string,
  category: string,
  words: readonly Word[],
): AttributePhrase | null {
  const [, dear, tooMuch] = /^(\S+(?: \S+)?) (too \p{L}+)$/u.exec(value) ?? [];
  if (dear && tooMuch && !NO_SUBJECT.some((tag) => words[0]?.tags.has(tag)) && words[0]?.tags.has('Noun'))
    return forPeople(
      `${whoOf(category)} whose ${lowerStart(dear)} ${dear.endsWith('s') ? 'are' : 'is'} ${tooMuch}`,
    );
  const own = value.replace(/^(?:my|our|their|the) /i, '');
  const texts = own.split(' ');
  const place = texts.findIndex((text, at) => at > 0 && REPORTED.test(text));
  // `cut survey costs`
  if (
    place < 1 ||
    place > 4 ||
    (place === texts.length - 1 &&
      /^(?:costs|needs|trips|keeps|takes)$/i.test(own.slice(own.lastIndexOf(' ') + 1)))
  )
    return null;
  const subject = words.slice(words.length - texts.length, words.length - texts.length + place);
  const isSubject =
    LEADS.some((tag) => subject[0]?.tags.has(tag)) &&
    // `washing machine leaks`, `heating keeps failing`
    (!subject[0]?.tags.has('Gerund') || subject.length > 1 || isKnownMass(subject[0].text)) &&
    !subject.some(
      ({ text, tags }) => NO_SUBJECT.some((tag) => tags.has(tag)) || /^(?:one|it|this|that)$/i.test(text),
    );
  return isSubject ? forPeople(`${whoOf(category)} whose ${lowerStart(own)}`) : null;
}

/** What holds of an offer: `you can be present`, `women message first`, `we come to your workplace`; null for all else. */
export function offerClause(value: string, words: readonly Word[]): AttributePhrase | null {
  const [, verb, rest = ''] = /^(?:we|they) (\p{L}+)( \S.*)?$/iu.exec(value) ?? [];
  if (verb && !/^(?:are|have|can|will|do|don|won)$/i.test(verb))
    return after(`from someone who ${thirdPerson(verb.toLowerCase())}${rest}`);
  if (/^you (?:can|may|don['’]t|only|never|choose|keep|get|decide|own)\s/i.test(value))
    return after(`where ${lowerStart(value)}`);
  const [who, does] = words;
  const isClause =
    words.length > 2 &&
    who?.tags.has('Plural') === true &&
    does !== undefined &&
    (does.tags.has('Infinitive') || does.tags.has('PresentTense')) &&
    !does.tags.has('Noun') &&
    !/(?:s|ed|ing)$/.test(does.text);
  return isClause ? after(`where ${lowerStart(value)}`) : null;
}
