import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { VERSION } from '#config';
import { LIMITS } from '#contracts';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { completeOperation, type NotedOperation } from './complete-operation.js';
import { ANSWER_EXAMPLES, BODY_EXAMPLES } from './examples.js';

/** Written by the build, from the types in libs/contracts. */
const ANSWER_SCHEMAS = resolve(import.meta.dirname, '../../answer-schemas.json');

const DESCRIPTION = `The REST interface of Promptloom.

Sign in with \`POST /api/auth/login\`; every other call needs the session's cookie. Errors are JSON of one shape
(\`ApiError\`), whose \`message\` is a sentence for a person. Generate calls wait for the end, or answer 202 at once
with \`Prefer: respond-async\`; progress is then announced over Socket.IO (\`/socket.io\`, events \`job:updated\`,
\`job:prompts\`, \`job:flags\`, \`drafts:changed\` and \`brand:changed\` after \`brand:join\`, and \`brands:changed\`, \`activity:changed\`,
\`model:changed\` and \`templates:defaults-changed\`) and at \`/api/jobs/{id}\`. With an \`Idempotency-Key\`, a call that is
sent again within ${LIMITS.idempotencyHours} hours is answered as the first one was.`;

/** Serves the description at /api/openapi.json and, for people, at /api/docs. */
export function documentApi(app: INestApplication): void {
  const info = new DocumentBuilder()
    .setTitle('Promptloom')
    .setDescription(DESCRIPTION)
    .setVersion(VERSION)
    .setOpenAPIVersion('3.1.0')
    .addCookieAuth('promptloom')
    .addSecurityRequirements('cookie')
    .build();
  SwaggerModule.setup('api/docs', app, () => complete(SwaggerModule.createDocument(app, info)), {
    jsonDocumentUrl: 'api/openapi.json',
    // By default, Nest would serve it as YAML, too.
    raw: ['json'],
  });
}

/** Adds what the decorators of Nest do not know: schemas of answers, examples, and the errors of each call. */
function complete(document: OpenAPIObject): OpenAPIObject {
  const answers = JSON.parse(readFileSync(ANSWER_SCHEMAS, 'utf8')) as Record<string, object>;
  const schemas: Record<string, object> = { ...document.components?.schemas, ...answers };
  for (const [name, example] of Object.entries({ ...ANSWER_EXAMPLES, ...BODY_EXAMPLES }))
    schemas[name] = { ...schemas[name], examples: [example] };
  document.components = { ...document.components, schemas };
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, noted] of Object.entries(operations as Record<string, NotedOperation>))
      Object.assign(operations, { [method]: completeOperation(path, method, noted) });
  return document;
}
