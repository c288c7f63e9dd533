import type { Cost, Estimate } from '#contracts';
import { countOf, formatCount, formatSeconds } from '../text/format';

const THOUSAND = 1_000;
const MILLION = 1_000_000;
/** Smaller amounts are shown as 'under' this one. */
const SMALLEST = 0.01;

/** What a run would take, in one line: `about 5,000 calls · 1.1 M tokens · 5 min · $0.24`. */
export function estimateText({ calls, tokensIn, tokensOut, seconds, cost }: Estimate): string {
  if (calls === 0) return `about ${formatSeconds(seconds)}, without the model`;
  const parts = [
    countOf(calls, 'call'),
    `${formatTokens(tokensIn + tokensOut)} tokens`,
    formatSeconds(seconds),
  ];
  if (cost) parts.push(formatCost(cost));
  return `about ${parts.join(' · ')}`;
}

function formatTokens(tokens: number): string {
  // From 999,500 on, rounding to thousands would give '1000 k'.
  if (tokens >= MILLION - THOUSAND / 2) return `${(tokens / MILLION).toFixed(1)} M`;
  return tokens >= 10 * THOUSAND ? `${Math.round(tokens / THOUSAND)} k` : formatCount(tokens);
}

/** An amount of money: `$0.24`. */
export function formatCost({ amount, currency }: Cost): string {
  if (amount > 0 && amount < SMALLEST) return `under ${formatAmount(SMALLEST, currency)}`;
  return formatAmount(amount, currency);
}

/** The operator may have set a unit that is not an ISO currency code. */
const formatAmount = (amount: number, currency: string): string =>
  /^[a-z]{3}$/i.test(currency)
    ? new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
        amount,
      )
    : `${amount.toFixed(2)} ${currency}`;
