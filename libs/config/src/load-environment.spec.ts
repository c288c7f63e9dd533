import { describe, expect, it } from '@jest/globals';
import { ApiEnvironment, loadEnvironment, loadSupervisorEnvironment, WorkerEnvironment } from './index.js';

const database = { DATABASE_URL: 'postgres://u:secret-1@localhost/db' };

describe('configuration', () => {
  it('has a default for everything a fresh machine does not set', () => {
    expect(loadSupervisorEnvironment({})).toMatchObject({
      PORT: 3000,
      DATA_DIR: '.data',
      WORKERS: 1,
    });
    expect(loadEnvironment(WorkerEnvironment, database)).toMatchObject({
      LLM_CONCURRENCY: 16,
      LLM_TIMEOUT_MS: 60_000,
      LLM_RETRY_MINUTES: 15,
      LLM_REQUESTS_PER_MINUTE: undefined,
    });
    expect(loadEnvironment(ApiEnvironment, { ...database, APP_PASSWORD: 'x' }).SYNC_WAIT_SECONDS).toBe(120);
  });

  it.each([
    ['LLM_CONCURRENCY', '0'],
    ['LLM_CONCURRENCY', 'many'],
    ['LLM_CONCURRENCY', '1.5'],
    ['LLM_REQUESTS_PER_MINUTE', '-1'],
    ['LLM_TIMEOUT_MS', '7'],
    ['OPENAI_BASE_URL', 'ftp://nowhere'],
    ['REDIS_URL', 'localhost:6379'],
    ['REDIS_URL', 'redis://:a/b==@localhost:6379'],
    ['REDIS_URL', 'redis://user/b==@localhost:6379'],
    ['DATABASE_URL', 'postgres://x:p@ss#w@localhost/db'],
    ['DATABASE_URL', 'postgres://x:p@ss?w@localhost/db'],
    ['OPENAI_BASE_URL', 'http://u:secret@[bad'],
    ['LLM_RETRY_MINUTES', 'NaN'],
    ['OPENAI_API_KEY', 'sk-…'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s, names the variable and does not print the value', (name, value) => {
    const load = () => loadEnvironment(WorkerEnvironment, { ...database, [name]: value });
    expect(load).toThrow(new RegExp(`^Bad configuration: ${name} [^;]+\\.$`));
    expect(load).not.toThrow(new RegExp(`[^A-Z_]${value.replace(/[.?[=]/g, '\\$&')}`));
  });

  it.each([
    ['DATABASE_URL', 'postgres://x:p@ss@localhost/db?sslmode=require'],
    ['REDIS_URL', 'rediss://:a+b==@localhost:6379/1'],
    ['OPENAI_BASE_URL', 'https://gateway.example/@team/v1'],
  ] as const)('takes %s=%s as it stands', (name, value) => {
    expect(loadEnvironment(WorkerEnvironment, { ...database, [name]: value })[name]).toBe(value);
  });

  it.each([
    ['the API', 'SYNC_WAIT_SECONDS', '-1'],
    ['a worker', 'LLM_CONCURRENCY', '0'],
    ['both', 'REDIS_URL', 'short-secret'],
    ['itself', 'WORKERS', 'many'],
  ])('of npm start refuses what %s would refuse, before anything runs', (_, name, value) => {
    const load = () => loadSupervisorEnvironment({ [name]: value });
    expect(load).toThrow(new RegExp(`^Bad configuration: ${name} [^;]+\\.$`));
    expect(load).not.toThrow(/short-secret/);
  });

  it('takes a METRICS_TOKEN of any length', () => {
    const given = { ...database, APP_PASSWORD: 'x', METRICS_TOKEN: 'short' };
    expect(loadEnvironment(ApiEnvironment, given).METRICS_TOKEN).toBe('short');
    // No scraper could send it.
    expect(() => loadEnvironment(ApiEnvironment, { ...given, METRICS_TOKEN: 'two words' })).toThrow(
      'METRICS_TOKEN may hold only letters',
    );
  });

  it('asks for what has no default, and never shows a secret', () => {
    expect(() => loadEnvironment(ApiEnvironment, {})).toThrow(
      /APP_PASSWORD is required; DATABASE_URL is required/,
    );
    expect(() => loadEnvironment(ApiEnvironment, { DATABASE_URL: 'mysql://u:secret-1@h/d' })).not.toThrow(
      /secret-1/,
    );
  });

  it('takes a password as people type it, with its spaces, without the line end of a file', () => {
    const read = (text: string) => loadSupervisorEnvironment({ APP_PASSWORD: text }).APP_PASSWORD;
    expect(read('  two words ')).toBe('  two words ');
    expect(read('secret\r\n')).toBe('secret');
    expect(read(' ')).toBeUndefined();
    const api = loadEnvironment(ApiEnvironment, { ...database, APP_PASSWORD: ' x ' });
    expect(api.APP_PASSWORD).toBe(' x ');
  });

  it('takes an empty variable for an unset one, and a fraction of a minute for the retries', () => {
    const environment = loadEnvironment(WorkerEnvironment, {
      ...database,
      REDIS_URL: '',
      LLM_RETRY_MINUTES: '0.05',
    });
    expect(environment.REDIS_URL).toBeUndefined();
    expect(environment.LLM_RETRY_MINUTES).toBe(0.05);
  });

  it.each([
    ['true', 1],
    ['false', 0],
    ['', 0],
    ['2', 2],
  ])('reads TRUST_PROXY=%s as %d proxies', (text, proxies) => {
    const { TRUST_PROXY } = loadEnvironment(ApiEnvironment, {
      ...database,
      APP_PASSWORD: 'x',
      TRUST_PROXY: text,
    });
    expect(TRUST_PROXY).toBe(proxies);
  });

  it.each(['yes', '-1', '1.5', '11', 'loopback'])('refuses TRUST_PROXY=%s', (text) => {
    expect(() =>
      loadEnvironment(ApiEnvironment, { ...database, APP_PASSWORD: 'x', TRUST_PROXY: text }),
    ).toThrow(/TRUST_PROXY must be/);
  });

  it('knows that no key and no base URL means the offline composer', () => {
    expect(loadEnvironment(WorkerEnvironment, database).offlineModel).toBe(true);
    for (const model of [{ OPENAI_BASE_URL: 'http://localhost:1' }, { OPENAI_API_KEY: 'k' }])
      expect(loadEnvironment(WorkerEnvironment, { ...database, ...model }).offlineModel).toBe(false);
  });
});
