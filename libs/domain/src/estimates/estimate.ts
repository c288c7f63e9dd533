/** What a prompt of a run takes on average: tokens of its calls, seconds of its run. */
export interface PerPrompt {
  tokensIn: number;
  tokensOut: number;
  seconds: number;
}

/** Of a run that is not begun. */
export interface Expected {
  tokensIn: number;
  tokensOut: number;
  /** To a tenth. */
  seconds: number;
}

/** Letters of English a token, by OpenAI's rule of thumb: https://help.openai.com/en/articles/4936856 */
const LETTERS_A_TOKEN = 4;
/** A question of 25 words. */
const TOKENS_OF_AN_ANSWER = 33;
const SECONDS_A_CALL = 1.5;
/** The default of LLM_CONCURRENCY. */
const CALLS_IN_FLIGHT = 16;
/** The offline composer, and what is made directly from the data. */
const COMPOSED_SECONDS_A_PROMPT = 0.002;

/**
 * What a prompt takes where no earlier run tells, averaged over those that are asked for and those that are composed.
 *
 * @param requests some of what would be asked, each as the letters of its messages
 */
export function guessPerPrompt(prompts: number, calls: number, requests: readonly number[]): PerPrompt {
  const asked = prompts === 0 ? 0 : calls / prompts;
  const letters = requests.reduce((sum, each) => sum + each, 0) / Math.max(1, requests.length);
  return {
    tokensIn: (letters / LETTERS_A_TOKEN) * asked,
    tokensOut: TOKENS_OF_AN_ANSWER * asked,
    seconds: (SECONDS_A_CALL / CALLS_IN_FLIGHT) * asked + COMPOSED_SECONDS_A_PROMPT * (1 - asked),
  };
}

/** What a run takes: no tokens without calls, and no less time than one call where there are any. */
export function expectedOf(prompts: number, calls: number, each: PerPrompt): Expected {
  const seconds = Math.max(each.seconds * prompts, calls > 0 ? SECONDS_A_CALL : 0);
  return {
    tokensIn: calls > 0 ? Math.round(each.tokensIn * prompts) : 0,
    tokensOut: calls > 0 ? Math.round(each.tokensOut * prompts) : 0,
    seconds: Math.ceil(seconds * 10) / 10,
  };
}

/** How large a run is, or may be before it is asked about; a cost that is null is not known, or has no bound. */
export interface RunSize {
  prompts: number;
  cost: number | null;
}

/** Says whether a run is to be confirmed before it starts: it is beyond the number of prompts, or beyond the cost. */
export const isLargeRun = (run: RunSize, bound: RunSize): boolean =>
  run.prompts > bound.prompts || (run.cost !== null && bound.cost !== null && run.cost > bound.cost);
