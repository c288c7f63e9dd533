import type { LoggerService } from '@nestjs/common';
import { destination, type Logger, pino, stdSerializers } from 'pino';

/** Fields that must never be written, wherever a library may log them. */
const SECRETS = [
  'password',
  '*.password',
  'headers.cookie',
  'headers.authorization',
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
  '*.apiKey',
  // The whole text of a URL that cannot be parsed, with its password.
  '*.input',
  // The values of a failed query, such as the texts of prompts.
  '*.parameters',
];

/** Bytes of lines that are kept while a disk is full; what exceeds them is lost. */
const WAITING_BYTES = 1024 * 1024;

/**
 * A structured logger to standard output. Failing to write is never fatal: lines wait for the next try.
 *
 * @param process name of the process, such as `api`
 * @param level one of pino's levels
 */
export function createLogger(process: string, level: string): Logger {
  const output = destination({ dest: 1, sync: true, maxLength: WAITING_BYTES });
  output.on('error', () => undefined);
  return pino(
    {
      level,
      base: { process },
      redact: { paths: SECRETS, censor: '[secret]' },
      serializers: { error: stdSerializers.err },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
    },
    output,
  );
}

/** Nest logs every module and route at start, which only helps to find a fault there. */
const NEST_START = new Set([
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestFactory',
  'WebSocketsController',
]);

/** Lets Nest and its libraries write through the same logger. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log = (message: unknown, ...rest: unknown[]) =>
    this.write(NEST_START.has(String(rest.at(-1))) ? 'debug' : 'info', message, rest);
  error = (message: unknown, ...rest: unknown[]) => this.write('error', message, rest);
  warn = (message: unknown, ...rest: unknown[]) => this.write('warn', message, rest);
  debug = (message: unknown, ...rest: unknown[]) => this.write('debug', message, rest);
  verbose = (message: unknown, ...rest: unknown[]) => this.write('trace', message, rest);
  fatal = (message: unknown, ...rest: unknown[]) => this.write('fatal', message, rest);

  /** Nest appends the context as the last argument, and a stack before it for errors. */
  private write(
    level: 'info' | 'error' | 'warn' | 'debug' | 'trace' | 'fatal',
    message: unknown,
    rest: unknown[],
  ) {
    const context = rest.at(-1);
    const stack = rest.length > 1 ? rest[0] : undefined;
    if (message instanceof Error) this.logger[level]({ context, error: message }, message.message);
    else if (typeof message === 'object') this.logger[level]({ context, ...message });
    else
      this.logger[level]({ context, stack }, typeof message === 'string' ? message : JSON.stringify(message));
  }
}
