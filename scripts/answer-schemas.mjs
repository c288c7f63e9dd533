// Part of the build: makes JSON Schemas of all answers of the API from the types in libs/contracts, for its
// description.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createGenerator } from 'ts-json-schema-generator';

const { definitions } = createGenerator({
  path: 'libs/contracts/src/routes.ts',
  tsconfig: 'tsconfig.json',
  type: 'AnswerTypes',
  topRef: true,
  jsDoc: 'extended',
  additionalProperties: false,
  // `npm run lint` checks the types.
  skipTypeCheck: true,
}).createSchema('AnswerTypes');
delete definitions.AnswerTypes;

const text = JSON.stringify(definitions, null, 1).replaceAll('#/definitions/', '#/components/schemas/');
mkdirSync('dist/backend', { recursive: true });
writeFileSync('dist/backend/answer-schemas.json', text);
