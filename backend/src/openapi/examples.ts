import type { GeneratorRequest } from '#domain';
import type * as requests from '#contracts';
import type { AnswerTypes, GenerateCoverageRequest, Prompt, PromptToSave } from '#contracts';

const BRAND = '7c1f0c5e-6f0a-4a44-9a57-0d5e8f2f4b11';
const RANGE = 'f3b0a3de-2f56-4c39-8b6c-2b8a4a9a7d01';
const AUDIENCE = '0a8d6b0e-49a3-4f0b-8d0e-4f1c9d7c2e02';
const SHOES = '5d9c7e4a-0c39-4a5e-9f62-8a1e0b3d6c03';
const RUNNERS = 'c2a4e6f8-1b3d-4f5a-8c7e-9d0b2a4c6e04';
const RIVAL = '91b7d3f5-3c5e-4a7b-9d1f-2e4a6c8b0d05';
const JOB = '3e5a7c9b-1d2f-4b6a-8c0e-5f7a9b1d3e06';
const DRAFT = 'd7e9f1b3-5a6c-4e8d-9f0b-2c4d6e8f0a09';
const BATCH = 'b8d0f2a4-6c8e-4a1b-9d3f-7e5c3a1b9d07';
const ID = '4f6b8d0a-2c4e-4d6f-8b1a-3c5e7a9b1d08';
const NOW = '2026-11-21T09:30:00.000Z';

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
const sent: PromptToSave = prompt;
const csv = {
  id: ID,
  brandId: BRAND,
  fileName: 'Acme_42_250.csv',
  filePath: `/api/brands/${BRAND}/csv-generations/${ID}/download`,
  promptCount: 250,
  seed: 42,
  algorithmVersion: 7,
  generationType: 'structured',
  createdAt: NOW,
} as const;
const written = {
  ...prompt,
  id: ID,
  prompt: prompt.question,
  productCategoryAttributeName: 'running shoes',
  batchId: BATCH,
  createdAt: NOW,
};
const finished = { jobId: JOB, requested: 1, failed: 0, failures: [] };

const shoes = { id: SHOES, name: 'running shoes', categoryId: RANGE, categoryName: 'Range' };
const runners = {
  id: RUNNERS,
  name: 'runners with wide feet',
  categoryId: AUDIENCE,
  categoryName: 'Audience',
};

/** Examples of answers, where they show more than the schema says. One that is out of date does not compile. */
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
  AppInfo: {
    version: '0.1.0',
    offlineModel: false,
    model: 'gpt-4o-mini',
    modelCondition: 'answering',
    queuesPath: '/queues',
    costUnasked: null,
  },
  BlockedCombination: {
    combination: { productCategory: shoes, attributes: [runners], competitor: null },
    rule: { kind: 'attribute', sides: ['running shoes', 'runners with wide feet'] },
  },
  Coverage: {
    productCategories: [{ id: SHOES, name: 'running shoes' }],
    attributes: [{ ...runners, catType: 'CustomerAttribute' }],
    cells: [{ productCategoryId: SHOES, attributeId: RUNNERS, saved: 2, unsaved: 1 }],
    blocked: [],
    pairs: {
      productAttribute: { allowed: 1, covered: 1, blocked: 0 },
      attributeAttribute: { allowed: 0, covered: 0, blocked: 0 },
    },
  },
  CoveragePlanAnswer: { prompts: 188, pairs: 476, coverable: 476, lowerBound: 188 },
  CsvGeneration: csv,
  CsvPreview: {
    headers: ['Prompt', 'Prompt Type', 'Product Category', 'Audience'],
    rows: [[prompt.question, 'Discovery', 'running shoes', 'runners with wide feet']],
    totalCount: 250,
  },
  Draft: {
    ...prompt,
    id: DRAFT,
    brandId: BRAND,
    jobId: JOB,
    index: 0,
    previousQuestion: null,
    savedPromptId: null,
    changed: false,
    savedQuestion: null,
    removedAt: null,
    updatedAt: NOW,
  },
  Estimate: {
    prompts: 114,
    blocked: 6,
    calls: 114,
    tokensIn: 25_080,
    tokensOut: 3_762,
    seconds: 10.7,
    cost: { amount: 0.006, currency: 'USD' },
  },
  GenerationAccepted: { jobId: JOB, status: 'queued', requested: 24, blocked: 2 },
  GenerationAnswer: { prompts: [prompt], blocked: 0, ...finished },
  ImprovementAnswer: { improvedPrompts: [{ ...sent, improved: true }], ...finished },
  Job: {
    id: JOB,
    brandId: BRAND,
    kind: 'manual-v2',
    status: 'active',
    requested: 24,
    blocked: 2,
    done: 9,
    failed: 0,
    error: null,
    notice: null,
    tokensIn: 1800,
    tokensOut: 210,
    cost: { amount: 0.0004, currency: 'USD' },
    unsaved: 6,
    saved: 2,
    removed: 1,
    createdAt: NOW,
    startedAt: NOW,
    finishedAt: null,
  },
  JobFailure: {
    index: 7,
    combination: null,
    reason: 'The answer was refused 3 times: it holds no question mark.',
  },
  JobPrompt: { ...prompt, index: 0, draftId: DRAFT, savedPromptId: null, removedAt: null },
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
  SavedAnswer: { count: 24, batchId: BATCH },
  WrittenPrompt: written,
  WrittenPromptGroup: {
    batchId: BATCH,
    productCategory: 'running shoes',
    attributeCategory: 'Audience',
    promptCount: 24,
    productCategoryCount: 1,
    lastGenerated: NOW,
    name: null,
    kinds: ['bulk-v2'],
    writtenBy: ['gpt-4o-mini'],
  },
  WrittenPromptsStats: {
    totalPrompts: 24,
    duplicatedAttributesCount: 1,
    productCategoryUsage: [{ name: 'running shoes', count: 24 }],
    attributeCategoryUsage: [{ name: 'Audience', count: 24 }],
    attributeUsage: [{ name: 'runners with wide feet', count: 2 }],
  },
};

const attributeRequest: requests.AttributeRequest = { displayName: 'runners with wide feet', weight: 3 };
const selection = { productCategoryIds: [SHOES], selectedAttributes: { [AUDIENCE]: [RUNNERS] } };

interface Bodies {
  CreateCategoryDto: requests.CategoryRequest;
  CreateAttributeDto: requests.AttributeRequest;
  AttributeBatchDto: requests.AttributeBatchRequest;
  BlacklistBatchDto: requests.PairBatchRequest<requests.BlacklistPairRequest>;
  CategoryBlacklistBatchDto: requests.PairBatchRequest<requests.CategoryBlacklistPairRequest>;
  AttributeCategoryBlacklistBatchDto: requests.PairBatchRequest<requests.AttributeCategoryBlacklistPairRequest>;
  GenerateManualV2Dto: GeneratorRequest<'manual-v2'>;
  GenerateAdvancedCompetitorDto: GeneratorRequest<'advanced-competitor'>;
  GenerateValidationDto: GeneratorRequest<'validation'>;
  GenerateWrittenDto: requests.GenerateWrittenRequest;
  GenerateBulkWrittenDto: requests.GenerateBulkWrittenRequest;
  GenerateCsvDto: requests.GenerateCsvRequest;
  EstimateDto: requests.EstimateRequest;
  GenerateCoverageDto: GenerateCoverageRequest;
  RuleImpactDto: { pairs: Partial<requests.BlacklistPairRequest>[] };
  ImproveWrittenPromptsDto: requests.ImproveWrittenPromptsRequest;
  SaveWrittenPromptsDto: requests.SaveWrittenPromptsRequest;
  MoveToDraftsDto: requests.MoveToDraftsRequest;
  UpdateDraftDto: requests.UpdateDraftRequest;
  DeleteWrittenPromptGroupsDto: requests.DeleteWrittenPromptGroupsRequest;
  PromptTemplateDto: requests.PromptTemplateRequest;
  SaveAsDefaultDto: requests.SaveAsDefaultRequest;
}

/** The same for bodies, by the class that checks them. */
export const BODY_EXAMPLES: Bodies = {
  CreateCategoryDto: {
    catType: 'CustomerAttribute',
    displayName: 'Audience',
    weight: 2,
    phrase: 'for {value}',
  },
  CreateAttributeDto: attributeRequest,
  AttributeBatchDto: { attributes: [{ ...attributeRequest, attributeCategoryId: AUDIENCE }] },
  BlacklistBatchDto: { pairs: [{ brandId: BRAND, forbiddenWithId: SHOES, targetId: RUNNERS }] },
  CategoryBlacklistBatchDto: {
    pairs: [{ brandId: BRAND, forbiddenWithCategoryId: RANGE, targetCategoryId: AUDIENCE }],
  },
  AttributeCategoryBlacklistBatchDto: {
    pairs: [{ brandId: BRAND, forbiddenWithAttributeId: SHOES, targetCategoryId: AUDIENCE }],
  },
  GenerateManualV2Dto: selection,
  GenerateAdvancedCompetitorDto: { competitorIds: [RIVAL], ...selection },
  GenerateValidationDto: { productCategoryIds: [SHOES], attributeCategoryId: AUDIENCE },
  GenerateWrittenDto: {
    productCategoryAttributeIds: [SHOES],
    selectedCategoryIds: [AUDIENCE],
    promptCount: 10,
  },
  GenerateBulkWrittenDto: { seed: 42, singleAttributePercentage: 70 },
  GenerateCsvDto: { seed: 42, maxPrompts: 250 },
  EstimateDto: { kind: 'bulk-v2', body: { productCategoryIds: [SHOES] } },
  GenerateCoverageDto: { strength: 2, maxAttributes: 2, scope: 'missing' },
  RuleImpactDto: { pairs: [{ forbiddenWithId: SHOES, targetId: RUNNERS }] },
  ImproveWrittenPromptsDto: { prompts: [sent], instructions: 'Make it sound like a beginner asks.' },
  SaveWrittenPromptsDto: { prompts: [sent] },
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
  SaveAsDefaultDto: {
    templates: [
      {
        templateType: 'bulk_v2',
        promptTemplate: 'Write one question about {productCategory} for {attributeName} ({categoryName}).',
        temperature: 800,
        isActive: true,
      },
    ],
  },
};
