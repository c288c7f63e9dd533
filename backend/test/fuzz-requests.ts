import fc from 'fast-check';
import type { ApiDocument, Operation } from './documented-client.js';

export interface FuzzedRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** JSON, or text that is none. */
  body: string | undefined;
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
}

/** Ids that exist, by the last word before them in a path, such as `categories`; some are of another brand. */
export type IdPool = Record<string, string[]>;

/** Strange texts: what breaks parsers, storage, patterns, SQL, headers and file names. */
const ODD_TEXTS = [
  ...['', ' ', '\0', 'a\0b', '\n', '\r\nX-Evil: 1', '\ud800', '\ufeff', '\u202e', '😀'.repeat(150), 'é'],
  ...['null', 'undefined', 'NaN', '-0', '1e999', '0x10', '__proto__', 'constructor', '[object Object]'],
  ...[
    `'; DROP TABLE brands; --`,
    `\\'`,
    '$1',
    '%',
    '{productCategory}',
    '{unknown}',
    '${x}',
    '{{',
    '|',
    'a:b|c:d',
  ],
  ...['../../etc/passwd', '=1+1', '<script>alert(1)</script>', 'x'.repeat(201), 'x'.repeat(20_001), '?'],
];
const ODD_NUMBERS = [0, -0, -1, 0.5, 1, 3, 4, 2_000, 2_001, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1e308, -1e308];

const oddText = fc.oneof(fc.constantFrom(...ODD_TEXTS), fc.string({ unit: 'binary', maxLength: 30 }));
const oddNumber = fc.oneof(fc.constantFrom(...ODD_NUMBERS), fc.integer(), fc.double({ noNaN: true }));
const odd: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  oddNumber,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { toString: 1 }, { length: 3 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Mostly what is meant, now and then something else. */
const mostly = <T>(meant: fc.Arbitrary<T>, other: fc.Arbitrary<unknown> = odd): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: meant, weight: 6 }, { arbitrary: other, weight: 1 });

/** Builds requests for the operations of the API from its description. */
export class RequestFuzzer {
  constructor(
    private readonly document: ApiDocument,
    private readonly ids: IdPool,
  ) {}

  requests(method: string, path: string, operation: Operation): fc.Arbitrary<FuzzedRequest> {
    const { parameters = [], requestBody } = operation;
    const segments = fc.tuple(
      ...path.split('/').map((part, place, all) => this.segment(part, all[place - 1])),
    );
    const query = fc.tuple(
      fc.tuple(
        ...parameters
          .filter((one) => one.in === 'query')
          .map(({ name, schema }) =>
            fc
              .option(fc.array(this.value(name, schema), { maxLength: 3 }))
              .map((values) => [name, values] as const),
          ),
      ),
      fc.array(fc.tuple(oddText, oddText), { maxLength: 2 }),
    );
    const schema = requestBody?.content['application/json']?.schema;
    const body = schema ? this.body(schema) : fc.constant(undefined);
    return fc.record({ segments, query, body, headers: ODD_HEADERS }).map((made) => ({
      method: method.toUpperCase(),
      url: made.segments.join('/') + queryText(...made.query),
      headers: made.headers,
      body: method === 'get' ? undefined : made.body,
    }));
  }

  private segment(part: string, before = ''): fc.Arbitrary<string> {
    if (!part.startsWith('{')) return fc.constant(part);
    const known = this.ids[before] ?? this.everyId;
    const other = fc.oneof(fc.uuid(), fc.constantFrom(...this.everyId), oddText.map(escapeText));
    return mostly(fc.constantFrom(...known), other) as fc.Arbitrary<string>;
  }

  private get everyId(): string[] {
    return Object.values(this.ids).flat();
  }

  private body(schema: Schema): fc.Arbitrary<string | undefined> {
    const json = mostly(this.value('', schema)).map((value) => JSON.stringify(value));
    const broken = json.chain((text) => fc.nat(text.length).map((end) => text.slice(0, end)));
    return fc.oneof(
      { arbitrary: json, weight: 12 },
      { arbitrary: broken, weight: 1 },
      fc.constant(undefined),
    );
  }

  /** A value for a schema, in which any part may be something else, missing, or too much. */
  private value(name: string, schema: Schema): fc.Arbitrary<unknown> {
    if (schema.$ref) return this.value(name, this.named(schema.$ref));
    if (schema.enum) return mostly(fc.constantFrom(...schema.enum));
    const [type] = [schema.type].flat();
    if (schema.format === 'uuid' || (/Ids?$/.test(name) && type !== 'array' && type !== 'object'))
      return mostly(fc.constantFrom(...this.everyId), fc.oneof(odd, fc.uuid()));
    if (type === 'array') return mostly(fc.array(this.value(name, schema.items ?? {}), { maxLength: 4 }));
    if (type === 'number' || type === 'integer') return mostly(this.number(schema), oddNumber);
    if (type === 'boolean') return mostly(fc.boolean());
    if (schema.properties) return mostly(this.record(schema.properties));
    if (type === 'object') return mostly(this.map());
    return mostly(fc.oneof(fc.lorem({ maxCount: 3 }), oddText));
  }

  private number({ minimum = -5, maximum = 5_000 }: Schema): fc.Arbitrary<number> {
    const border = fc.constantFrom(minimum - 1, minimum, minimum + 1, maximum - 1, maximum, maximum + 1);
    return fc.oneof(border, fc.integer({ min: minimum, max: maximum }));
  }

  private record(properties: Record<string, Schema>): fc.Arbitrary<unknown> {
    const fields = Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, this.value(name, schema)]),
    );
    const extra = fc.dictionary(oddText, odd, { maxKeys: 2 });
    const name = fc.constantFrom(...Object.keys(properties));
    // Any field may be missing, or null, or one too many.
    return fc
      .tuple(fc.record(fields, { requiredKeys: [] }), fc.record(fields), extra, name, fc.nat(4))
      .map(([some, all, more, nulled, choice]) => {
        if (choice === 0) return { ...some, ...more };
        if (choice === 1) return some;
        return choice === 2 ? { ...all, [nulled]: null } : all;
      });
  }

  /** `selectedAttributes`: ids by ids. */
  private map(): fc.Arbitrary<unknown> {
    const key = fc.oneof(fc.constantFrom(...this.everyId), oddText);
    const id = mostly(fc.constantFrom(...this.everyId));
    return fc.dictionary(key, mostly(fc.array(id, { maxLength: 3 })), { maxKeys: 3 });
  }

  private named(ref: string): Schema {
    return this.document.components.schemas[ref.split('/').at(-1)!] as Schema;
  }
}

const ODD_HEADERS: fc.Arbitrary<Record<string, string>> = fc
  .record(
    {
      'idempotency-key': fc.constantFrom('', 'k', 'k2', 'x'.repeat(255), 'x'.repeat(256), 'é', `'--`),
      'content-type': fc.constantFrom('application/json', 'text/plain', 'application/json; charset=x', ''),
      'x-request-id': fc.constantFrom('', 'a b', 'x'.repeat(500), '{"a":1}'),
      'x-forwarded-for': fc.constantFrom('1.2.3.4', '::', 'not an address'),
      origin: fc.constantFrom('null', 'https://evil.example', 'x'),
      accept: fc.constantFrom('text/html', '*/*;q=x'),
    },
    { requiredKeys: [] },
  )
  // Mostly none: a wrong content type would hide everything behind it.
  .chain((headers) => fc.constantFrom({}, {}, {}, {}, {}, headers));

/** Percent escapes of any text: half a surrogate pair becomes the bytes that it would have. */
function escapeText(text: string): string {
  if (text.isWellFormed()) return encodeURIComponent(text) || '%20';
  return '%ED%A0%80';
}

function queryText(given: (readonly [string, unknown[] | null])[], more: [string, string][]): string {
  const pairs = given.flatMap(([name, values]) =>
    (values ?? []).map((value) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const),
  );
  const all = [...pairs, ...more].map(([name, value]) => `${escapeText(name)}=${escapeText(value)}`);
  return all.length > 0 ? `?${all.join('&')}` : '';
}
