import {
  ApiEnvironment,
  HostVariable,
  ModelTimeoutVariable,
  PortVariable,
  WorkerEnvironment,
} from './environments.js';
import { loadEnvironment } from './load-environment.js';
import { NumberVariable, TextVariable, TypedVariable, UrlVariable } from './variables.js';

/** `npm start`, which decides what the processes that it starts get. */
export class SupervisorEnvironment {
  @PortVariable(1)
  readonly PORT!: number;

  @HostVariable()
  readonly HOST!: string;

  @TextVariable({ fallback: '.data' })
  readonly DATA_DIR!: string;

  @TypedVariable()
  readonly APP_PASSWORD?: string;

  @UrlVariable(['postgres', 'postgresql'])
  readonly DATABASE_URL?: string;

  @NumberVariable({ min: 1, max: 64, fallback: 1 })
  readonly WORKERS!: number;

  @ModelTimeoutVariable()
  readonly LLM_TIMEOUT_MS!: number;
}

/** The supervisor sets these for the processes that it starts. */
const SET_LATER = { DATABASE_URL: 'postgres://set-later', APP_PASSWORD: 'set later' };

/**
 * Reads the settings of `npm start`, and checks those of the processes that it will start: a mistake is told before
 * anything runs.
 *
 * @param source the variables, usually `process.env`
 * @throws EnvironmentError when a variable is missing or unfit
 */
export function loadSupervisorEnvironment(source: Record<string, string | undefined>): SupervisorEnvironment {
  const environment = loadEnvironment(SupervisorEnvironment, source);
  loadEnvironment(ApiEnvironment, { ...source, ...SET_LATER });
  loadEnvironment(WorkerEnvironment, { ...source, ...SET_LATER });
  return environment;
}
