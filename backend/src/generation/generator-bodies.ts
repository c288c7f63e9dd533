import type { JobKind } from '#contracts';
import { GenerateCoverageDto } from '../coverage/coverage.dto.js';
import { GenerateCsvDto } from '../csv-generations/csv-generation.dto.js';
import {
  AskAgainDto,
  GenerateAdvancedCompetitorDto,
  GenerateBulkV2Dto,
  GenerateBulkWrittenDto,
  GenerateManualV2Dto,
  GeneratePcDto,
  GenerateValidationDto,
  GenerateWrittenDto,
  ImproveWrittenPromptsDto,
  NoBodyDto,
} from './generation.dto.js';

/** What checks the body of each kind's call. */
export const GENERATOR_BODIES = {
  pc: GeneratePcDto,
  'bulk-v2': GenerateBulkV2Dto,
  'manual-v2': GenerateManualV2Dto,
  paired: NoBodyDto,
  competitor: NoBodyDto,
  'advanced-competitor': GenerateAdvancedCompetitorDto,
  validation: GenerateValidationDto,
  written: GenerateWrittenDto,
  'bulk-written': GenerateBulkWrittenDto,
  coverage: GenerateCoverageDto,
  csv: GenerateCsvDto,
  improve: ImproveWrittenPromptsDto,
  'ask-again': AskAgainDto,
} satisfies Record<JobKind, new () => object>;

export type GeneratorBody<Kind extends JobKind> = InstanceType<(typeof GENERATOR_BODIES)[Kind]>;
