import type { JobKind } from '#contracts';
import {
  EXACT_KINDS,
  type ExactKind,
  generatorOf,
  type GeneratorRequest,
  GENERATORS,
  recordOf,
} from '#domain';
import type { Type } from '@nestjs/common';
import { GenerateCoverageDto } from '../coverage/coverage.dto.js';
import { GenerateCsvDto } from '../csv-generations/csv-generation.dto.js';
import {
  AskAgainDto,
  GenerateBulkWrittenDto,
  GenerateWrittenDto,
  ImproveWrittenPromptsDto,
} from './generation.dto.js';
import { bodyClassOf } from './generator-body.js';

const OTHER_BODIES = {
  written: GenerateWrittenDto,
  'bulk-written': GenerateBulkWrittenDto,
  coverage: GenerateCoverageDto,
  csv: GenerateCsvDto,
  improve: ImproveWrittenPromptsDto,
  'ask-again': AskAgainDto,
} satisfies Record<Exclude<JobKind, ExactKind>, Type<object>>;

export type GeneratorBody<Kind extends JobKind> = Kind extends ExactKind
  ? GeneratorRequest<Kind>
  : Kind extends keyof typeof OTHER_BODIES
    ? InstanceType<(typeof OTHER_BODIES)[Kind]>
    : never;

/** The class that checks the body of each kind's call. */
export const GENERATOR_BODIES = {
  ...recordOf(EXACT_KINDS, (kind) => bodyClassOf(kind, generatorOf(kind).fields)),
  ...OTHER_BODIES,
};

/** Whether a kind's call takes anything in its body. */
export const takesBody = (kind: JobKind): boolean =>
  !isExactKind(kind) || Object.keys(generatorOf(kind).fields).length > 0;

/** Whether the prompts of a kind can be counted beforehand. */
export const isExactKind = (kind: JobKind): kind is ExactKind => Object.hasOwn(GENERATORS, kind);
