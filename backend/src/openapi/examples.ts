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
const DELETION = 'e8f0a2b4-6c7d-4f9e-8a1c-3d5e7f9a1b10';
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
const category = {
  id: AUDIENCE,
  brandId: BRAND,
  catType: 'CustomerAttribute',
  displayName: 'Audience',
  weight: 2,
  phrase: 'for {value}',
  isProductCategory: false,
} as const;
const attribute = {
  id: RUNNERS,
  attributeCategoryId: AUDIENCE,
  displayName: 'runners with wide feet',
  weight: 3,
  phrase: null,
  form: null,
} as const;
const csv = {
  id: ID,
  brandId: BRAND,
  fileName: 'Acme_42_250.csv',
  filePath: `/api/brands/${BRAND}/csv-generations/${ID}/download`,
  promptCount: 250,
  seed: 42,
  algorithmVersion: 2,
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

const found = { prompts: 0, rows: [] };

const difference = { added: 42, changed: 3, removed: 5 };
const version = {
  id: ID,
  brandId: BRAND,
  format: 'profound',
  promptCount: 250,
  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  selected: null,
  leftOut: null,
  since: difference,
  filePath: `/api/brands/${BRAND}/export-versions/${ID}/csv`,
  createdAt: NOW,
} as const;

/** One example of each answer. Its type is the answer's: an example that is out of date does not compile. */
export const ANSWER_EXAMPLES: AnswerTypes = {
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
  AppInfo: { offlineModel: false, model: 'gpt-4o-mini', modelCondition: 'answering', queuesPath: '/queues' },
  Attribute: { ...attribute, attributeCategory: category },
  AttributeCategory: category,
  AttributeCategoryBlacklistPair: {
    id: ID,
    brandId: BRAND,
    forbiddenWithAttributeId: SHOES,
    targetCategoryId: AUDIENCE,
    comment: null,
  },
  AuditEntry: {
    at: NOW,
    action: 'category.delete',
    sessionId: ID,
    address: '203.0.113.7',
    brandId: BRAND,
    subjectId: AUDIENCE,
    subject: 'Audience',
    count: null,
  },
  BlockedCombination: {
    combination: { productCategory: shoes, attributes: [runners], competitor: null },
    rule: { kind: 'attribute', sides: ['running shoes', 'runners with wide feet'] },
  },
  BlacklistPair: { id: ID, brandId: BRAND, forbiddenWithId: SHOES, targetId: RUNNERS, comment: null },
  Brand: {
    id: BRAND,
    name: 'Acme',
    aliases: ['Acme Sports'],
    matchCase: false,
    maxPrompts: 250,
    createdAt: NOW,
    lastCsvGenerated: NOW,
    csvFilePath: csv.filePath,
  },
  BulkDeletedAnswer: { deletedCount: 2 },
  CategoryBlacklistPair: {
    id: ID,
    brandId: BRAND,
    forbiddenWithCategoryId: RANGE,
    targetCategoryId: AUDIENCE,
    comment: 'Never asked together',
  },
  CategoryPairing: {
    id: ID,
    brandId: BRAND,
    productCategoryAttributeId: SHOES,
    attributeCategoryId: AUDIENCE,
  },
  Competitor: { id: RIVAL, brandId: BRAND, name: 'Rival', weight: 1, createdAt: NOW },
  Certificate: {
    format: 'promptloom-certificate-1',
    issuedAt: NOW,
    batchId: null,
    file: {
      name: 'Acme_written_prompts.csv',
      path: `/api/brands/${BRAND}/written-prompts-csv`,
      sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      bytes: 312,
    },
    figures: {
      prompts: 1,
      byType: { Discovery: 1, Validation: 0, Competitor: 0 },
      saved: { first: NOW, last: NOW },
      coverage: {
        productAttribute: { allowed: 1, covered: 1, blocked: 0 },
        attributeAttribute: { allowed: 0, covered: 0, blocked: 0 },
      },
      namesBrand: found,
      breaksRule: found,
      exactDuplicates: found,
      alike: { prompts: 1, masked: 'which § suit §' },
      shares: [{ id: SHOES, name: 'running shoes', of: 'rows', prompts: 1, share: 1, goal: 1 }],
    },
    origins: [
      {
        templateType: 'bulk_v2',
        templateHash: '9f86d081884c7d65',
        model: 'gpt-4o-mini',
        composed: false,
        edited: false,
        improved: false,
        prompts: 1,
      },
    ],
    brand: {
      id: BRAND,
      name: 'Acme',
      aliases: ['Acme Sports'],
      matchCase: false,
      categories: [
        {
          id: AUDIENCE,
          catType: 'CustomerAttribute',
          displayName: 'Audience',
          weight: 2,
          phrase: 'for {value}',
        },
      ],
      attributes: [attribute],
      competitors: [{ id: RIVAL, name: 'Rival', weight: 1 }],
      pairings: [{ productCategoryAttributeId: SHOES, attributeCategoryId: AUDIENCE }],
      rules: { attributePairs: [], categoryPairs: [], attributeCategoryPairs: [] },
    },
    savedNames: [{ category: 'Audience', name: 'wide-footed runners', id: RUNNERS }],
    how: { sha256: 'SHA-256 of the bytes of the written CSV of these prompts, in the order of saving.' },
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
  CoveragePairs: { cells: [{ attributeId: RUNNERS, otherId: ID, saved: 2 }], blocked: [] },
  CoveragePlanAnswer: { prompts: 188, pairs: 476, coverable: 476, lowerBound: 188 },
  CsvBreakdown: { categoryBreakdown: [{ category: 'running shoes', count: 250 }] },
  CsvGeneration: csv,
  CsvGenerationAnswer: { ...csv, jobId: JOB },
  CsvPreview: {
    headers: ['Prompt', 'Prompt Type', 'Product Category', 'Audience'],
    rows: [[prompt.question, 'Discovery', 'running shoes', 'runners with wide feet']],
    totalCount: 250,
  },
  DeletedAnswer: { success: true },
  DeletedPrompt: { ...written, deletionId: DELETION, deletedAt: NOW },
  DeletionImpact: {
    attributes: 12,
    blacklistRules: 3,
    pairings: 1,
    modifiedNames: 2,
    runs: 1,
    writtenPrompts: 480,
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
    removedAt: null,
    updatedAt: NOW,
  },
  DraftsMovedAnswer: { count: 24 },
  DraftsRemovedAnswer: { removedCount: 2 },
  DraftsRevertedAnswer: { revertedCount: 2 },
  Estimate: {
    prompts: 114,
    blocked: 6,
    calls: 114,
    tokensIn: 25_080,
    tokensOut: 3_762,
    seconds: 10.7,
    cost: { amount: 0.006, currency: 'USD' },
  },
  ExportDifference: difference,
  ExportVersion: version,
  GenerationAccepted: { jobId: JOB, status: 'queued', requested: 24, blocked: 2 },
  GenerationAnswer: { prompts: [prompt], blocked: 0, ...finished },
  GroupsDeletedAnswer: { totalDeleted: 34, groupsDeleted: 2 },
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
  ModifiedAttributeName: {
    id: ID,
    brandId: BRAND,
    attributeId: SHOES,
    modifiedName: 'Running',
    createdAt: NOW,
    updatedAt: NOW,
  },
  PendingExport: { last: version, difference },
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
  PromptIdsAnswer: { promptIds: [ID] },
  PromptTemplate: {
    id: ID,
    brandId: BRAND,
    templateType: 'bulk_v2',
    name: 'Bulk v2',
    description: null,
    promptTemplate: 'Write one question about {productCategory} for {attributeName} ({categoryName}).',
    isActive: 'true',
    frames: true,
    createdAt: NOW,
    updatedAt: NOW,
  },
  ReadQuestion: {
    id: null,
    index: 17,
    question: 'Which trail shoes suit seniors?',
    flags: ['similar'],
    unsaved: true,
    like: 'Which trail shoes suit beginners?',
  },
  RestoredAnswer: { restoredCount: 2 },
  RuleImpact: {
    combinations: { before: 5040, after: 5004 },
    savedPrompts: 2,
    drafts: 0,
    conflicts: { pairings: [], stranded: [RUNNERS] },
  },
  SavedAnswer: { count: 24, batchId: BATCH },
  SessionAnswer: { authenticated: true },
  SetReadingAnswer: {
    prompts: 3,
    total: 3,
    openings: [
      { figure: 'opening:which', text: 'which', count: 2 },
      { figure: 'opening:i', text: 'i', count: 1 },
    ],
    distinctOpenings: 2,
    openingBits: 0.9183,
    lengths: [{ figure: 'length:10', text: 'up to 10', count: 3 }],
    medianWords: 8,
    distinctPairs: 0.9,
    largestSkeleton: { figure: 'skeleton', text: 'which § suit §', count: 2 },
    nearCopies: { figure: 'near-copies', text: '', count: 1 },
    duplicates: { figure: 'duplicates', text: '', count: 0 },
    flags: [{ figure: 'flag:similar', text: 'similar', count: 1 }],
  },
  SignedOutAnswer: { authenticated: false },
  SystemDefaultTemplate: {
    templateType: 'bulk_v2',
    name: 'Bulk v2',
    description: null,
    promptTemplate: 'Write one question about {productCategory} for {attributeName} ({categoryName}).',
    temperature: 800,
    isActive: true,
    frames: true,
  },
  WrittenPrompt: written,
  WrittenPromptGroup: {
    batchId: BATCH,
    productCategory: 'running shoes',
    attributeCategory: 'Audience',
    promptCount: 24,
    lastGenerated: NOW,
  },
  WrittenPromptsStats: {
    totalPrompts: 24,
    duplicatedAttributesCount: 1,
    productCategoryUsage: [{ name: 'running shoes', count: 24 }],
    attributeCategoryUsage: [{ name: 'Audience', count: 24 }],
    attributeUsage: [{ name: 'runners with wide feet', count: 2 }],
  },
};

const brandRequest: requests.BrandRequest = { name: 'Acme', maxPrompts: 250 };
const categoryRequest: requests.CategoryRequest = {
  catType: 'CustomerAttribute',
  displayName: 'Audience',
  weight: 2,
};
const attributeRequest: requests.AttributeRequest = { displayName: 'runners with wide feet', weight: 3 };
const selection = { productCategoryIds: [SHOES], selectedAttributes: { [AUDIENCE]: [RUNNERS] } };

interface Bodies {
  LoginDto: requests.LoginRequest;
  CreateBrandDto: requests.BrandRequest;
  UpdateBrandDto: Partial<requests.BrandRequest>;
  CreateCategoryDto: requests.CategoryRequest;
  UpdateCategoryDto: Partial<requests.CategoryRequest>;
  CreateAttributeDto: requests.AttributeRequest;
  UpdateAttributeDto: Partial<requests.AttributeRequest>;
  AttributeBatchDto: requests.AttributeBatchRequest;
  BlacklistPairDto: requests.BlacklistPairRequest;
  BlacklistBatchDto: requests.PairBatchRequest<requests.BlacklistPairRequest>;
  CategoryBlacklistBatchDto: requests.PairBatchRequest<requests.CategoryBlacklistPairRequest>;
  AttributeCategoryBlacklistBatchDto: requests.PairBatchRequest<requests.AttributeCategoryBlacklistPairRequest>;
  CategoryPairingDto: requests.CategoryPairingRequest;
  CompetitorDto: requests.CompetitorRequest;
  GeneratePcDto: GeneratorRequest<'pc'>;
  GenerateBulkV2Dto: GeneratorRequest<'bulk-v2'>;
  GenerateManualV2Dto: GeneratorRequest<'manual-v2'>;
  GenerateAdvancedCompetitorDto: GeneratorRequest<'advanced-competitor'>;
  GenerateValidationDto: GeneratorRequest<'validation'>;
  GenerateWrittenDto: requests.GenerateWrittenRequest;
  GenerateBulkWrittenDto: requests.GenerateBulkWrittenRequest;
  GenerateCsvDto: requests.GenerateCsvRequest;
  EstimateDto: requests.EstimateRequest;
  ExportVersionDto: requests.ExportVersionRequest;
  GenerateCoverageDto: GenerateCoverageRequest;
  RuleImpactDto: { pairs: Partial<requests.BlacklistPairRequest>[] };
  AskAgainDto: requests.AskAgainRequest;
  ImproveWrittenPromptsDto: requests.ImproveWrittenPromptsRequest;
  SaveWrittenPromptsDto: requests.SaveWrittenPromptsRequest;
  MoveToDraftsDto: requests.MoveToDraftsRequest;
  UpdateDraftDto: requests.UpdateDraftRequest;
  DraftIdsDto: requests.DraftIdsRequest;
  UpdateWrittenPromptDto: requests.UpdateWrittenPromptRequest;
  ChosenPromptsDto: requests.ChosenPromptsRequest;
  RestoreWrittenPromptsDto: requests.RestoreWrittenPromptsRequest;
  DeleteWrittenPromptGroupsDto: requests.DeleteWrittenPromptGroupsRequest;
  PromptTemplateDto: requests.PromptTemplateRequest;
  SaveAsDefaultDto: requests.SaveAsDefaultRequest;
  ModifiedNameDto: requests.ModifiedAttributeNameRequest;
}

/** One example of each body, by the class that checks it. */
export const BODY_EXAMPLES: Bodies = {
  LoginDto: { password: 'the shared password' },
  CreateBrandDto: brandRequest,
  UpdateBrandDto: { maxPrompts: 500 },
  CreateCategoryDto: categoryRequest,
  UpdateCategoryDto: { displayName: 'Target audience' },
  CreateAttributeDto: attributeRequest,
  UpdateAttributeDto: { weight: 1 },
  AttributeBatchDto: { attributes: [{ ...attributeRequest, attributeCategoryId: AUDIENCE }] },
  BlacklistPairDto: { forbiddenWithId: SHOES, targetId: RUNNERS },
  BlacklistBatchDto: { pairs: [{ brandId: BRAND, forbiddenWithId: SHOES, targetId: RUNNERS }] },
  CategoryBlacklistBatchDto: {
    pairs: [{ brandId: BRAND, forbiddenWithCategoryId: RANGE, targetCategoryId: AUDIENCE }],
  },
  AttributeCategoryBlacklistBatchDto: {
    pairs: [{ brandId: BRAND, forbiddenWithAttributeId: SHOES, targetCategoryId: AUDIENCE }],
  },
  CategoryPairingDto: { productCategoryAttributeId: SHOES, attributeCategoryId: AUDIENCE },
  CompetitorDto: { name: 'Rival', weight: 1 },
  GeneratePcDto: { productCategoryIds: [SHOES] },
  GenerateBulkV2Dto: { productCategoryIds: [SHOES] },
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
  ExportVersionDto: { format: 'profound' },
  GenerateCoverageDto: { strength: 2, maxAttributes: 2, scope: 'missing' },
  RuleImpactDto: { pairs: [{ forbiddenWithId: SHOES, targetId: RUNNERS }] },
  AskAgainDto: { draftIds: [DRAFT] },
  ImproveWrittenPromptsDto: { prompts: [sent], instructions: 'Make it sound like a beginner asks.' },
  SaveWrittenPromptsDto: { prompts: [sent] },
  MoveToDraftsDto: { jobId: JOB, indexes: [0, 1] },
  UpdateDraftDto: { question: 'Which running shoes suit wide feet best?', expected: prompt.question },
  DraftIdsDto: { draftIds: [DRAFT] },
  UpdateWrittenPromptDto: { question: 'Which running shoes suit wide feet best?' },
  ChosenPromptsDto: { promptIds: [ID] },
  RestoreWrittenPromptsDto: { deletionId: DELETION },
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
  ModifiedNameDto: { attributeId: SHOES, modifiedName: 'Running' },
};
