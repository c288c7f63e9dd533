import { GOAL_VERBS } from '../words/attribute-words.js';
import { type After, after, forPeople } from '../phrase.js';
import { lowerStart } from '../verb-phrase.js';

/** What people want to do: `for losing weight`, and of a group `for beginners who want to lose weight`. */
export function toDo(what: string): After {
  const aim = lowerStart(what);
  const [, verb, rest = ''] = /^(\p{Ll}{2,})( \S.*)?$/u.exec(aim) ?? [];
  if (verb && /^ own\s/.test(rest)) return forPeople(`people who want to ${verb} their${rest}`);
  // `stop snoring`, `cook and bake`, `keep my garden tidy` of somebody
  const isTwo = / (?:and|or|&) (\p{Ll}+)/u.exec(rest)?.[1];
  if (
    !verb ||
    NO_GERUND.test(aim) ||
    /\b(?:my|our|your|me|us)\b/i.test(rest) ||
    (isTwo && GOAL_VERBS.has(isTwo))
  )
    return forPeople(`people who want to ${aim}`);
  return { ...after(`for ${gerundOf(verb)}${rest}`), aim };
}
const NO_GERUND =
  /^(?:(?:stop|not|never|be|feel|have|look|begin|keep|quit|skip|avoid|join|play|become|perform|compete)\b|(?:start|try) (?:to|\p{Ll}+ing)\b)/u;

/** `losing`, `getting`, `seeing` */
export function gerundOf(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  const isDoubled = /^[^aeiou]*(?:qu)?[aeiou][^aeiouwxy]$/.test(verb) || DOUBLED.test(verb);
  return `${verb}${isDoubled ? verb.slice(-1) : ''}ing`;
}
const DOUBLED =
  /(?:admit|begin|commit|control|forget|prefer|refer|regret|transfer|unwrap|unplug|travel|cancel|model)$/;

/** `lose weight` of `losing weight`; null for anything but a known verb with its object. */
export function aimOf(doing: string): string | null {
  const [, gerund = '', rest = ''] = /^(\p{Ll}+ing)( \S.*)$/u.exec(doing) ?? [];
  const verb = VERBS_OF.get(gerund);
  return verb === undefined ? null : verb + rest;
}
const VERBS_OF = new Map([...GOAL_VERBS].map((verb) => [gerundOf(verb), verb]));
