/** What a prompt of a run takes on average: tokens of its calls, seconds of its run. */
export interface PerPrompt {
  tokensIn: number;
  tokensOut: number;
  seconds: number;
}

/** The estimate for a run that has not started. */
interface Expected {
  tokensIn: number;
  tokensOut: number;
  /** Rounded up to a tenth. */
  seconds: number;
}

/** Letters of English per token, by OpenAI's rule of thumb: https://help.openai.com/en/articles/4936856 */
const LETTERS_A_TOKEN = 4;
/** A question of 25 words. */
const TOKENS_OF_AN_ANSWER = 33;
const SECONDS_A_CALL = 1.5;
/** The default of LLM_CONCURRENCY. */
const CALLS_IN_FLIGHT = 16;
/** For the offline composer, and for questions made directly from the data. */
const COMPOSED_SECONDS_A_PROMPT = 0.002;

/**
 * A guess of what a prompt takes, for when there is no earlier run, averaged over prompts by the model and composed
 * ones.
 *
 * @param requests a sample of the model requests, each as the number of letters of its messages
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

/** The size of a run, or the bound above which it must be confirmed. A cost of null is unknown, or has no bound. */
interface RunSize {
  prompts: number;
  cost: number | null;
}

/** Says whether a run must be confirmed before it starts, because it exceeds the number of prompts or the cost. */
export const isLargeRun = (run: RunSize, bound: RunSize): boolean =>
  run.prompts > bound.prompts || (run.cost !== null && bound.cost !== null && run.cost > bound.cost);
