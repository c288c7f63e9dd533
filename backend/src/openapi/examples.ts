import type { GeneratorRequest } from '#domain';
import type * as requests from '#contracts';
import type { AnswerTypes, GenerateCoverageRequest, Prompt } from '#contracts';

const AUDIENCE = '0a8d6b0e-49a3-4f0b-8d0e-4f1c9d7c2e02';
const SHOES = '5d9c7e4a-0c39-4a5e-9f62-8a1e0b3d6c03';
const RUNNERS = 'c2a4e6f8-1b3d-4f5a-8c7e-9d0b2a4c6e04';
const RIVAL = '91b7d3f5-3c5e-4a7b-9d1f-2e4a6c8b0d05';
const JOB = '3e5a7c9b-1d2f-4b6a-8c0e-5f7a9b1d3e06';
const BATCH = 'b8d0f2a4-6c8e-4a1b-9d3f-7e5c3a1b9d07';
const ID = '4f6b8d0a-2c4e-4d6f-8b1a-3c5e7a9b1d08';

const prompt: Prompt = {
  question: 'Which running shoes suit runners with wide feet?',
  promptType: 'Discovery',
  productCategory: 'running shoes',
  attributeCategory: 'Audience',
  attribute: 'runners with wide feet',
  competitorName: null,
  productCategoryAttributeId: SHOES,
  attributeCategoryId: AUDIENCE,
  attributeId: RUNNERS,
  attributeIds: [RUNNERS],
  competitorId: null,
  flags: [],
};
const finished = { jobId: JOB, requested: 1, failed: 0, failures: [] };

/**
 * Examples of answers whose fields belong together in a way that the schema does not say. One that is out of date does
 * not compile.
 */
export const ANSWER_EXAMPLES: Partial<AnswerTypes> = {
  ApiError: {
    statusCode: 400,
    message: 'Please select between 1 and 4 Product Category attributes',
    error: 'Please select between 1 and 4 Product Category attributes',
    details: [
      {
        field: 'productCategoryIds',
        message: 'Please select between 1 and 4 Product Category attributes',
      },
    ],
  },
  CsvPreview: {
    headers: ['Prompt', 'Prompt Type', 'Product Category', 'Audience'],
    rows: [[prompt.question, 'Discovery', 'running shoes', 'runners with wide feet']],
    totalCount: 250,
  },
  GenerationAnswer: { prompts: [prompt], blocked: 0, ...finished },
  ImprovementAnswer: { improvedPrompts: [{ ...prompt, improved: true }], ...finished },
  ProfoundPreview: {
    rows: [
      {
        promptId: ID,
        topic: 'running shoes',
        prompt: prompt.question,
        tags: 'runners with wide feet,Discovery',
      },
    ],
    total: 1,
    risky: 0,
    nextCursor: null,
  },
};

const selection = { productCategoryIds: [SHOES], selectedAttributes: { [AUDIENCE]: [RUNNERS] } };

interface BodyExamples {
  CreateCategoryDto: requests.CategoryRequest;
  GenerateManualV2Dto: GeneratorRequest<'manual-v2'>;
  GenerateAdvancedCompetitorDto: GeneratorRequest<'advanced-competitor'>;
  GenerateBulkWrittenDto: requests.GenerateBulkWrittenRequest;
  EstimateDto: requests.EstimateRequest;
  GenerateCoverageDto: GenerateCoverageRequest;
  ImproveWrittenPromptsDto: requests.ImproveWrittenPromptsRequest;
  SaveWrittenPromptsDto: requests.SaveWrittenPromptsRequest;
  MoveToDraftsDto: requests.MoveToDraftsRequest;
  UpdateDraftDto: requests.UpdateDraftRequest;
  DeleteWrittenPromptGroupsDto: requests.DeleteWrittenPromptGroupsRequest;
  PromptTemplateDto: requests.PromptTemplateRequest;
}

/** The same for bodies, by the class that checks them. */
export const BODY_EXAMPLES: BodyExamples = {
  CreateCategoryDto: {
    catType: 'CustomerAttribute',
    displayName: 'Audience',
    weight: 2,
    phrase: 'for {value}',
  },
  GenerateManualV2Dto: selection,
  GenerateAdvancedCompetitorDto: { competitorIds: [RIVAL], ...selection },
  GenerateBulkWrittenDto: { seed: 42, singleAttributePercentage: 70 },
  EstimateDto: { kind: 'bulk-v2', body: { productCategoryIds: [SHOES] } },
  GenerateCoverageDto: { strength: 2, maxAttributes: 2, scope: 'missing' },
  ImproveWrittenPromptsDto: { prompts: [prompt], instructions: 'Make it sound like a beginner asks.' },
  SaveWrittenPromptsDto: { prompts: [prompt] },
  MoveToDraftsDto: { jobId: JOB, indexes: [0, 1] },
  UpdateDraftDto: { question: 'Which running shoes suit wide feet best?', expected: prompt.question },
  DeleteWrittenPromptGroupsDto: {
    groups: [{ batchId: BATCH }, { productCategory: 'running shoes', attributeCategory: 'Audience' }],
  },
  PromptTemplateDto: {
    templateType: 'bulk_v2',
    name: 'Bulk v2',
    promptTemplate: 'Write one question about {productCategory} for {attributeName} ({categoryName}).',
    isActive: 'true',
    frames: false,
  },
};
