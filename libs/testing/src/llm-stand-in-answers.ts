export interface ChatBody {
  model?: string;
  messages?: { role: string; content: string }[];
}

const SUBJECTS = [
  /(?:find the best|looking for|good choice for|top names for) ([^.\n]+?)(?: are)?(?:[.\n]|$)/,
  /Product category: ([^\n]+?)\. (?:Attributes|Work)/,
  /Attributes: (?:[^:\n]+: )?([^\n]+?)\. Work/,
  /Question:\n<<<BEGIN TEXT>>>\n([^\n]+)/,
];
const OPENINGS = ['Which', 'What kind of', 'Whose', 'How good is the choice of'];
const SUBJECT_LENGTH = 150;

/** FNV-1a, with a final mix so that low rates are met evenly. 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** What identifies a prompt: the user's message. A repair has the same one. */
export function promptOf({ messages = [] }: ChatBody): string {
  return messages
    .filter((message) => message.role === 'user')
    .map((message) => message.content)
    .join('\n');
}

/** A question that passes the answer checks: readable, the same for the same prompt, different for every other. */
export function goodAnswer(body: ChatBody, attempt: number): string {
  const prompt = promptOf(body);
  const system = body.messages?.find((message) => message.role === 'system')?.content ?? '';
  // A repair is asked with the same prompt, and must not get the same answer.
  const hash = hashText(system.includes('previous answer was refused') ? `${prompt} ${attempt}` : prompt);
  const tag = `option ${hash.toString(36)}`;
  const names = mustMention(system);
  if (names.length > 1)
    return `Which is better, ${names.join(' or ')}, for ${subjectOf(prompt, names)} (${tag})? Give pros and cons.`;
  if (names.length === 1)
    return `Is ${names[0]} right for ${subjectOf(prompt, names)} (${tag})? Answer yes or no.`;
  return `${OPENINGS[hash % OPENINGS.length]} ${subjectOf(prompt, [])} would you pick (${tag})?`;
}

/** A question about something else, different for every prompt and attempt. */
export function offTopicAnswer(body: ChatBody, attempt: number): string {
  return `Which island is nicest in May (${hashText(`${promptOf(body)} ${attempt}`).toString(36)})?`;
}

/** An answer with one of the faults that models make. The kind depends on the number given. */
export function badAnswer(good: string, brandToName: string, kind: number): string {
  const kinds = [
    good.replaceAll('?', '.'),
    `${good} Are you sure?`,
    `1. ${good}\n2. ${good}`,
    `${good} ${'And so on. '.repeat(60)}`,
    '',
    `Does ${brandToName} do this, as I ask: ${good}`,
    `=${good}`,
  ];
  return kinds[kind % kinds.length]!;
}

function mustMention(system: string): string[] {
  const listed = /must mention: (.*)\.$/m.exec(system)?.[1];
  return listed ? (JSON.parse(`[${listed}]`) as string[]) : [];
}

function subjectOf(prompt: string, names: readonly string[]): string {
  const found = SUBJECTS.map((pattern) => pattern.exec(prompt)?.[1]).find((subject) => subject !== undefined);
  // A task that names nothing is about no particular thing; any other text stands for itself.
  const text =
    found ??
    (prompt.includes('<<<BEGIN TEXT') ? 'everyday needs' : prompt.split(/\s+/).slice(0, 12).join(' '));
  const room = Math.max(20, SUBJECT_LENGTH - names.join('').length / 2);
  return (
    text
      .replace(/[?？؟<>]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, room)
      .trim() || 'this'
  );
}
