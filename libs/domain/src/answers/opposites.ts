/* A question that holds the words of a name and says the opposite of it. */

/** `gluten-free`, `no contract`: the question must say so, too. */
const EXCLUDES = /[-\s]free$|^(?:no|without|zero|non)\b/i;
const NEGATES =
  /\b(?:free|no|not|none|nothing|never|without|zero|0|minus|nil|rather than|instead of|rid of)\b|\b(?:non|avoid|skip|lack|exclud|omit|remov|eliminat|refus|intoleran|allerg|sensitiv|coeliac|celiac)|n['’]t\b|\bun(?!der|til|it|iq|ion|iv)\w|less\b/i;
/** `under $400`, without the signs within a number. */
const BOUND = /\b(under|below|less than|over|above|more than) [$€£]?(\d+)\b/;
const BELOW = /^(?:under|below|less)/;

/**
 * Says whether a question excludes nothing where the name does, or turns its bound or its level round: `the most gluten`
 * for gluten-free, `over $400` for under $400, `lowest in fibre` for high fibre, `not vegan` beside something else.
 *
 * @param categoryName of an attribute
 * @param name in lower case, as the question; numbers without signs for thousands
 */
export function saysOpposite(name: string, question: string, categoryName = ''): boolean {
  if (EXCLUDES.test(name) && !NEGATES.test(question)) return true;
  if (!OF_TROUBLES.test(categoryName) && isPutAside(name, question)) return true;
  const [, bound = '', number = ''] = BOUND.exec(name) ?? [];
  if (bound === '') return turnsLevel(name, question);
  const opposite = BELOW.test(bound) ? 'over|above|more than' : 'under|below|less than';
  return new RegExp(`\\b(?:${opposite}) [$€£]?${number}\\b`).test(question);
}

/** `right-handed, so not left-handed`, `big, and not quiet`, where the name stands nowhere else. */
function isPutAside(name: string, question: string): boolean {
  const [before = '', after = '', ...more] = question.split(name);
  return (
    more.length === 0 && /(?:, not|\b(?:so|and|but) not) (?:an? )?$/.test(before) && /^[\s,?]/.test(after)
  );
}
/** What buyers do not want: `light and not greasy`. */
const OF_TROUBLES =
  /\b(?:worr|concern|fear|pain|problem|issue|complaint|barrier|obstacle|hesitat|objection|frustrat|gripe|headache|trouble|challenge|annoy|dislike|avoid|switch|replac|alternative|free from|without)/i;

/** `lowest in fibre` for high fibre. */
function turnsLevel(name: string, question: string): boolean {
  const [, level = '', of = ''] = /^(high|low)[- ](?:in )?(\p{L}{3})/u.exec(name) ?? [];
  if (level === '' || new RegExp(`\\b${level}`).test(question)) return false;
  const opposite = level === 'high' ? 'low|lower|lowest|least' : 'high|higher|highest|most';
  return new RegExp(`\\b(?:${opposite})[- ](?:in )?${of}`).test(question);
}

const PAIRS = ['dog cat', 'man woman', 'boy girl', 'summer winter', 'indoor outdoor'].map((pair) =>
  pair.split(' '),
);
const OTHERS = new Map(
  PAIRS.flatMap(([one = '', other = '']) => [[one, other] as const, [other, one] as const]),
);

/** `Cat food` is not about dog food, of whose words it holds half. */
export function isReplaced(stem: string, stems: ReadonlySet<string>): boolean {
  const other = OTHERS.get(stem);
  return other !== undefined && stems.has(other) && !stems.has(stem);
}
