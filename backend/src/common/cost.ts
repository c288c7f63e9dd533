import type { ApiEnvironment } from '#config';
import type { Cost } from '#contracts';

const MILLION = 1_000_000;

/** What tokens cost at the configured prices, to a millionth; null if either price is not set. */
export function costOf(
  environment: ApiEnvironment,
  { tokensIn, tokensOut }: { tokensIn: number; tokensOut: number },
): Cost | null {
  const {
    LLM_PRICE_INPUT_PER_MILLION: input,
    LLM_PRICE_OUTPUT_PER_MILLION: output,
    LLM_PRICE_CURRENCY: currency,
  } = environment;
  if (input === undefined || output === undefined) return null;
  return { amount: Math.round(tokensIn * input + tokensOut * output) / MILLION, currency };
}
