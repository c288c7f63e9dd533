export const STAND_IN_MODES = [
  'normal',
  'unauthorized',
  'unknown-model',
  'quota',
  'failing',
  'rubbish',
  'down',
  'hang',
] as const;

/**
 * How every request is answered: as the rates say, or all with 401, 404, an empty account, 500, a body that is not
 * JSON, a connection that is cut, or no answer at all.
 */
export type StandInMode = (typeof STAND_IN_MODES)[number];

/** Everything can be changed while the server runs. Rates are shares from 0 to 1. */
export interface StandInOptions {
  mode: StandInMode;
  latencyMs: number;
  /** Latency varies evenly by this much either way. */
  jitterMs: number;
  /** Another seed puts faults and delays elsewhere. */
  seed: number;
  /** This many good answers are given; further ones wait until this is set again. Null for no limit. */
  answers: number | null;
  rate429: number;
  rate500: number;
  rateHang: number;
  /** Answers that break a rule for questions. */
  rateBad: number;
  /** Every good answer is a question about something other than was asked for: a doubtful one. */
  offTopic: boolean;
  /** The name that some of the bad answers contain. */
  brandToName: string;
  /** Requests beyond are refused with 429; null for no limit. */
  requestsPerSecondCap: number | null;
  /** A bucket that refills steadily, or a window of one second. Both hold one second's worth. */
  capKind: 'bucket' | 'window';
  sendRateLimitHeaders: boolean;
  /** Whether the headers report the state at the request's arrival or at its answer. */
  headersTell: 'arrival' | 'answer';
  /** Prompts that hold this text are refused with 400, always; null for none. */
  poison: string | null;
  /** The only model that is known; null accepts any. */
  model: string | null;
}

export const STAND_IN_DEFAULTS: Readonly<StandInOptions> = {
  mode: 'normal',
  latencyMs: 0,
  jitterMs: 0,
  seed: 1,
  answers: null,
  rate429: 0,
  rate500: 0,
  rateHang: 0,
  rateBad: 0,
  offTopic: false,
  brandToName: 'Acme',
  requestsPerSecondCap: null,
  capKind: 'bucket',
  sendRateLimitHeaders: false,
  headersTell: 'answer',
  poison: null,
  model: null,
};

export interface StandInStats {
  requests: number;
  /** Answers by status. Requests that were cut or hang are not among them. */
  byStatus: Record<string, number>;
  inFlight: number;
  /** When the last request came, in milliseconds since the epoch; 0 before the first. */
  lastRequestAt: number;
  maxInFlight: number;
  /** How often each prompt was answered with 200, by a hash of its user message. */
  perPrompt: Record<string, number>;
}

export interface LlmStandIn {
  /** The base URL to give to a client, `/v1` included. */
  url: string;
  /** Changes options while the server runs. */
  set(options: Partial<StandInOptions>): void;
  stats(): StandInStats;
  /** Forgets all counts, attempts and uses of the limit, so that the next client starts under the same conditions. */
  reset(): void;
  close(): Promise<void>;
}
