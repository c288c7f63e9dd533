import { setTimeout } from 'node:timers/promises';
import { startScriptedModel } from '#testing';

const ANSWER_MS = 110;
/** Each pattern finds the subject in a default template; the questions take turns. */
const QUESTIONS: [RegExp, ...string[]][] = [
  [/to find the best ([^.\n]+)\./, 'What are the best $1 I can buy this year?'],
  [/top names for (.+?) are/, 'Who are the top names for $1, and how do they rank?'],
  [
    /looking for (.+?) with these attributes: .+?: (.+?), .+?: (.+?)\.\n/,
    'Which $1 made of $3 would you recommend for $2?',
    'What are good $1 for $2 that are made of $3?',
    'Are there comfortable $1 in $3 that suit $2?',
  ],
  [
    /looking for (.+?), where Audience is (.+?)\./,
    'Which $1 do $2 like best?',
    'What should $2 look for in $1?',
  ],
  [/looking for (.+?), where Material is (.+?)\./, 'Where can I find good $1 made of $2?'],
];

function questionFor(prompt: string): string {
  for (const [pattern, ...forms] of QUESTIONS) {
    const found = pattern.exec(prompt);
    const form = forms[(found?.[0].length ?? 0) % forms.length];
    if (found && form) return form.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
  }
  return 'Which of these would you choose?';
}

/** What the model answers when it refuses. */
const REFUSAL = 'I am sorry, but I would rather not talk about that.';

export interface PictureModel {
  url: string;
  /** Prompts that contain this word are refused from now on; null for none. */
  refuse: (word: string | null) => void;
  close: () => void;
}

/** A model whose answers look real to a person; the stand-in of the tests marks its answers. */
export async function startModel(): Promise<PictureModel> {
  const { url, answers, close } = await startScriptedModel();
  let refused: string | null = null;
  answers(async ({ system, user }) => {
    await setTimeout(ANSWER_MS);
    const isRefused = refused !== null && `${system}\n${user}`.includes(refused);
    return isRefused ? REFUSAL : questionFor(user);
  });
  return { url, refuse: (word) => (refused = word), close };
}
