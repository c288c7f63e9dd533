import { ApiClient, type ApiAnswer } from '#testing';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

interface Documented {
  description: string;
  content?: Record<string, { schema: { $ref?: string; items?: { $ref: string } } }>;
}
export interface Operation {
  responses: Record<string, Documented>;
  requestBody?: { content: Record<string, { schema: { $ref: string } }> };
  parameters?: { in: string; name: string; schema: Record<string, unknown> }[];
  security?: object[];
}
export interface ApiDocument {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { examples?: unknown[] }> };
}

const FORMATS = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
};

/** Checks values against the schemas of the API's description. */
export class ApiSchemas {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true, formats: FORMATS });
  private readonly checks = new Map<string, ValidateFunction>();

  constructor(readonly document: ApiDocument) {
    this.ajv.addSchema({ ...document, $id: 'api' });
  }

  /** @returns what is wrong with a value, null when nothing is */
  faults(schema: object, value: unknown): string | null {
    const key = JSON.stringify(schema);
    let check = this.checks.get(key);
    if (!check) {
      check = this.ajv.compile(JSON.parse(key.replaceAll('"#/', '"api#/')) as object);
      this.checks.set(key, check);
    }
    return check(value) ? null : this.ajv.errorsText(check.errors);
  }

  /** The operation that a call is for. */
  operation(method: string, url: string): { name: string; operation: Operation } | null {
    const path = url.split('?')[0]!;
    const found = Object.entries(this.document.paths)
      .filter(([template]) => new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path))
      // A fixed path goes before one with a parameter in its place.
      .sort(([a], [b]) => a.split('{').length - b.split('{').length)
      .find(([, operations]) => operations[method.toLowerCase()]);
    const operation = found?.[1][method.toLowerCase()];
    return operation ? { name: `${method} ${found[0]}`, operation } : null;
  }
}

/** A client that refuses answers which the API's description does not foresee. */
export class DocumentedClient extends ApiClient {
  /** `METHOD /path status` of every answer that was checked. */
  readonly seen = new Set<string>();

  private constructor(
    url: string,
    cookie: string,
    private readonly schemas: ApiSchemas,
  ) {
    super(url, cookie);
  }

  static async of(client: ApiClient): Promise<DocumentedClient> {
    const { body } = await client.get<ApiDocument>('/api/openapi.json');
    return new DocumentedClient(client.url, client.cookieHeader, new ApiSchemas(body));
  }

  override async call<T>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<ApiAnswer<T>> {
    const answer = await super.call<T>(method, path, body, headers);
    const found = this.schemas.operation(method, path);
    if (!found) throw new Error(`${method} ${path} is not in the API's description`);
    const documented = found.operation.responses[answer.status];
    const place = `${found.name} ${answer.status}`;
    if (!documented)
      throw new Error(`${place} is not in the API's description: ${JSON.stringify(answer.body)}`);
    const schema = documented.content?.['application/json']?.schema;
    const faults = schema ? this.schemas.faults(schema, answer.body) : null;
    if (faults) throw new Error(`${place}: ${faults} in ${JSON.stringify(answer.body).slice(0, 500)}`);
    this.seen.add(place);
    return answer;
  }
}
