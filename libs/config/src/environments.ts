import {
  KeyVariable,
  NumberVariable,
  ProxiesVariable,
  SwitchVariable,
  TextVariable,
  TokenVariable,
  TypedVariable,
  UrlVariable,
  WordVariable,
} from './variables.js';
import { VERSION } from './version.js';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The supervisor reads these too. @param min 0 lets the system choose a port */
export const PortVariable = (min: 0 | 1) => NumberVariable({ min, max: 65_535, fallback: 3000 });
export const HostVariable = () => TextVariable({ fallback: '0.0.0.0' });
export const ModelTimeoutVariable = () => NumberVariable({ min: 100, max: 600_000, fallback: 60_000 });

/** What every process that talks to the database and the queue needs. */
export class ProcessEnvironment {
  @UrlVariable(['postgres', 'postgresql'], { required: true })
  readonly DATABASE_URL!: string;

  /** Set: BullMQ on Redis. Unset: BullMQ's PostgreSQL backend on DATABASE_URL. */
  @UrlVariable(['redis', 'rediss'])
  readonly REDIS_URL?: string;

  @WordVariable(LOG_LEVELS, 'info')
  readonly LOG_LEVEL!: string;
}

/** The language model. Key and base URL both unset: the offline composer writes. */
class ModelEnvironment extends ProcessEnvironment {
  @KeyVariable()
  readonly OPENAI_API_KEY?: string;

  @UrlVariable(['http', 'https'])
  readonly OPENAI_BASE_URL?: string;

  @TextVariable({ fallback: 'gpt-4o-mini' })
  readonly OPENAI_MODEL!: string;

  get offlineModel(): boolean {
    return this.OPENAI_API_KEY === undefined && this.OPENAI_BASE_URL === undefined;
  }

  /** The name of the model that is asked; null for the offline composer. */
  get askedModel(): string | null {
    return this.offlineModel ? null : this.OPENAI_MODEL;
  }

  /** What a process logs when it is ready. */
  get readyLine() {
    const queue = this.REDIS_URL === undefined ? 'PostgreSQL' : 'Redis';
    return { message: 'ready', version: VERSION, queue, model: this.askedModel ?? 'built-in composer' };
  }
}

export class ApiEnvironment extends ModelEnvironment {
  @PortVariable(0)
  readonly PORT!: number;

  @HostVariable()
  readonly HOST!: string;

  @TypedVariable({ required: true })
  readonly APP_PASSWORD!: string;

  @NumberVariable({ min: 0, max: 3_600, fallback: 120, fraction: true })
  readonly SYNC_WAIT_SECONDS!: number;

  /** A download whose reader takes nothing for this long is ended. */
  @NumberVariable({ min: 0, max: 3_600, fallback: 60, fraction: true })
  readonly READER_STALL_SECONDS!: number;

  /** True: the queue dashboard only shows jobs, and cannot retry or remove them. */
  @SwitchVariable(false)
  readonly QUEUES_READ_ONLY!: boolean;

  /** What a million tokens of requests cost. Costs are shown only if this and the next are set. */
  @NumberVariable({ min: 0, max: 1_000_000, fraction: true })
  readonly LLM_PRICE_INPUT_PER_MILLION?: number;

  /** What a million tokens of answers cost. */
  @NumberVariable({ min: 0, max: 1_000_000, fraction: true })
  readonly LLM_PRICE_OUTPUT_PER_MILLION?: number;

  @TextVariable({ fallback: 'USD' })
  readonly LLM_PRICE_CURRENCY!: string;

  /** A run that is estimated to cost more, at these prices, needs a confirmation. */
  @NumberVariable({ min: 0, max: 1_000_000, fraction: true })
  readonly LLM_COST_UNASKED?: number;

  /** A bearer token that may read /metrics without a session. */
  @TokenVariable()
  readonly METRICS_TOKEN?: string;

  /** How many reverse proxies are in front, whose X-Forwarded-* headers give the client's address and scheme. */
  @ProxiesVariable()
  readonly TRUST_PROXY!: number;
}

export class WorkerEnvironment extends ModelEnvironment {
  @NumberVariable({ min: 1, max: 1_000, fallback: 16 })
  readonly LLM_CONCURRENCY!: number;

  @NumberVariable({ min: 1, max: 1_000_000 })
  readonly LLM_REQUESTS_PER_MINUTE?: number;

  @ModelTimeoutVariable()
  readonly LLM_TIMEOUT_MS!: number;

  @NumberVariable({ min: 0, max: 1_440, fallback: 15, fraction: true })
  readonly LLM_RETRY_MINUTES!: number;
}
