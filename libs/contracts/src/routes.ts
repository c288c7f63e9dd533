import type { BlockedCombination } from '#domain';
import type * as answers from './answers.js';
import type * as audit from './audit.js';
import type * as certificate from './certificate.js';
import type * as sheets from './brand-sheet.js';
import type * as coverage from './coverage.js';
import type * as entities from './entities.js';
import type * as exports from './export-versions.js';
import type * as jobs from './jobs.js';
import type * as readings from './readings.js';
import type * as requests from './requests.js';

/**
 * Every answer of the API by its name. The API's description takes the schemas from here, and each handler is checked
 * against the type of the answer that it declares.
 */
export interface AnswerTypes {
  ApiError: answers.ApiError;
  AppInfo: answers.AppInfo;
  Attribute: entities.Attribute;
  AttributeCategory: entities.AttributeCategory;
  AttributeCategoryBlacklistPair: entities.AttributeCategoryBlacklistPair;
  AuditEntry: audit.AuditEntry;
  BlockedCombination: BlockedCombination;
  BlacklistPair: entities.BlacklistPair;
  Brand: entities.Brand;
  BrandActivity: entities.BrandActivity;
  BulkDeletedAnswer: answers.BulkDeletedAnswer;
  CategoryBlacklistPair: entities.CategoryBlacklistPair;
  CategoryPairing: entities.CategoryPairing;
  Certificate: certificate.Certificate;
  Competitor: entities.Competitor;
  Coverage: coverage.Coverage;
  CoveragePairs: coverage.CoveragePairs;
  CoveragePlanAnswer: coverage.CoveragePlanAnswer;
  CsvBreakdown: answers.CsvBreakdown;
  CsvGeneration: entities.CsvGeneration;
  CsvGenerationAnswer: answers.CsvGenerationAnswer;
  CsvPreview: answers.CsvPreview;
  DecidedAnswer: answers.DecidedAnswer;
  DeletedAnswer: answers.DeletedAnswer;
  DeletedPrompt: entities.DeletedPrompt;
  DeletionImpact: answers.DeletionImpact;
  Draft: entities.Draft;
  DraftsMovedAnswer: answers.DraftsMovedAnswer;
  DraftsRemovedAnswer: answers.DraftsRemovedAnswer;
  DraftsRevertedAnswer: answers.DraftsRevertedAnswer;
  Estimate: jobs.Estimate;
  ExportDifference: exports.ExportDifference;
  ExportVersion: exports.ExportVersion;
  GenerationAccepted: answers.GenerationAccepted;
  GenerationAnswer: answers.GenerationAnswer;
  GroupsDeletedAnswer: answers.GroupsDeletedAnswer;
  ImprovementAnswer: answers.ImprovementAnswer;
  Job: jobs.Job;
  JobFailure: jobs.JobFailure;
  JobPrompt: jobs.JobPrompt;
  ModifiedAttributeName: entities.ModifiedAttributeName;
  PendingExport: exports.PendingExport;
  PromptBatch: entities.PromptBatch;
  ProfoundPreview: answers.ProfoundPreview;
  PromptIdsAnswer: answers.PromptIdsAnswer;
  PromptTemplate: entities.PromptTemplate;
  ReadQuestion: readings.ReadQuestion;
  RestoredAnswer: answers.RestoredAnswer;
  RuleImpact: coverage.RuleImpact;
  SavedAnswer: answers.SavedAnswer;
  SavedView: entities.SavedView;
  SessionAnswer: answers.SessionAnswer;
  SetReadingAnswer: readings.SetReadingAnswer;
  SheetImported: sheets.SheetImported;
  SheetPreview: sheets.SheetPreview;
  SignedOutAnswer: answers.SignedOutAnswer;
  SystemDefaultTemplate: entities.SystemDefaultTemplate;
  TriageProgress: answers.TriageProgress;
  WrittenPrompt: entities.WrittenPrompt;
  WrittenPromptGroup: entities.WrittenPromptGroup;
  WrittenPromptsStats: entities.WrittenPromptsStats;
}

/**
 * Every route that answers JSON at once, with the name of its answer (`[]`: a list of them). `{}` stands for one part of a
 * path. A test compares it with the API's description; the client's calls take their types from it.
 */
export const ROUTES = {
  'GET /api/brands/{}/categories': 'AttributeCategory[]',
  'POST /api/brands/{}/categories': 'AttributeCategory',
  'PUT /api/categories/{}': 'AttributeCategory',
  'GET /api/categories/{}/deletion-impact': 'DeletionImpact',
  'DELETE /api/categories/{}': 'DeletedAnswer',
  'GET /api/categories/{}/attributes': 'Attribute[]',
  'GET /api/brands/{}/attributes': 'Attribute[]',
  'POST /api/categories/{}/attributes': 'Attribute',
  'POST /api/attributes/batch': 'Attribute[]',
  'PUT /api/attributes/{}': 'Attribute',
  'GET /api/attributes/{}/deletion-impact': 'DeletionImpact',
  'DELETE /api/attributes/{}': 'DeletedAnswer',
  'GET /api/audit': 'AuditEntry[]',
  'POST /api/auth/login': 'SessionAnswer',
  'POST /api/auth/logout': 'SignedOutAnswer',
  'GET /api/auth/session': 'SessionAnswer',
  'GET /api/brands': 'Brand[]',
  'GET /api/brands/activity': 'BrandActivity[]',
  'GET /api/brands/{}': 'Brand',
  'POST /api/brands': 'Brand',
  'PUT /api/brands/{}': 'Brand',
  'DELETE /api/brands/{}': 'DeletedAnswer',
  'POST /api/brands/{}/duplicate': 'Brand',
  'POST /api/brands/{}/sheet-preview': 'SheetPreview',
  'POST /api/brands/{}/sheet': 'SheetImported',
  'GET /api/brands/{}/certificate': 'Certificate',
  'GET /api/brands/{}/competitors': 'Competitor[]',
  'POST /api/brands/{}/competitors': 'Competitor',
  'PUT /api/competitors/{}': 'Competitor',
  'GET /api/competitors/{}/deletion-impact': 'DeletionImpact',
  'DELETE /api/competitors/{}': 'DeletedAnswer',
  'GET /api/brands/{}/coverage': 'Coverage',
  'GET /api/brands/{}/coverage-pairs': 'CoveragePairs',
  'GET /api/brands/{}/coverage-plan': 'CoveragePlanAnswer',
  'POST /api/brands/{}/rule-impact': 'RuleImpact',
  'POST /api/brands/{}/rule-impact-prompts': 'WrittenPrompt[]',
  'GET /api/brands/{}/csv-preview': 'CsvPreview',
  'GET /api/brands/{}/csv-generations': 'CsvGeneration[]',
  'GET /api/brands/{}/csv-generations/{}/breakdown': 'CsvBreakdown',
  'DELETE /api/brands/{}/csv-generations/{}': 'DeletedAnswer',
  'GET /api/brands/{}/drafts': 'Draft[]',
  'POST /api/brands/{}/drafts': 'DraftsMovedAnswer',
  'PATCH /api/drafts/{}': 'Draft',
  'POST /api/brands/{}/drafts/remove': 'DraftsRemovedAnswer',
  'POST /api/brands/{}/drafts/restore': 'RestoredAnswer',
  'POST /api/brands/{}/drafts/revert': 'DraftsRevertedAnswer',
  'POST /api/brands/{}/estimate': 'Estimate',
  'GET /api/brands/{}/export-versions': 'ExportVersion[]',
  'POST /api/brands/{}/export-versions': 'ExportVersion',
  'GET /api/brands/{}/export-versions/pending': 'PendingExport',
  'GET /api/brands/{}/export-versions/{}/difference': 'ExportDifference',
  'GET /api/brands/{}/jobs': 'Job[]',
  'GET /api/jobs/{}': 'Job',
  'GET /api/jobs/{}/prompts': 'JobPrompt[]',
  'GET /api/jobs/{}/failures': 'JobFailure[]',
  'GET /api/jobs/{}/blocked': 'BlockedCombination[]',
  'POST /api/jobs/{}/cancel': 'Job',
  'POST /api/jobs/{}/retry': 'Job',
  'GET /api/brands/{}/modified-attribute-names': 'ModifiedAttributeName[]',
  'POST /api/brands/{}/modified-attribute-names': 'ModifiedAttributeName',
  'DELETE /api/brands/{}/modified-attribute-names/{}': 'DeletedAnswer',
  'GET /api/info': 'AppInfo',
  'GET /api/brands/{}/profound-preview': 'ProfoundPreview',
  'GET /api/jobs/{}/reading': 'SetReadingAnswer',
  'GET /api/jobs/{}/reading/prompts': 'ReadQuestion[]',
  'GET /api/brands/{}/reading': 'SetReadingAnswer',
  'GET /api/brands/{}/reading/prompts': 'ReadQuestion[]',
  'GET /api/brands/{}/blacklists': 'BlacklistPair[]',
  'POST /api/brands/{}/blacklists': 'BlacklistPair',
  'POST /api/blacklist/batch': 'BlacklistPair[]',
  'DELETE /api/blacklists/{}': 'DeletedAnswer',
  'GET /api/brands/{}/category-blacklists': 'CategoryBlacklistPair[]',
  'POST /api/category-blacklist/batch': 'CategoryBlacklistPair[]',
  'DELETE /api/category-blacklists/{}': 'DeletedAnswer',
  'GET /api/brands/{}/attribute-category-blacklists': 'AttributeCategoryBlacklistPair[]',
  'POST /api/attribute-category-blacklist/batch': 'AttributeCategoryBlacklistPair[]',
  'DELETE /api/attribute-category-blacklists/{}': 'DeletedAnswer',
  'GET /api/brands/{}/category-pairings': 'CategoryPairing[]',
  'POST /api/brands/{}/category-pairings': 'CategoryPairing',
  'DELETE /api/category-pairings/{}': 'DeletedAnswer',
  'GET /api/brands/{}/prompt-templates': 'PromptTemplate[]',
  'POST /api/brands/{}/prompt-templates': 'PromptTemplate',
  'PATCH /api/brands/{}/prompt-templates': 'PromptTemplate[]',
  'POST /api/brands/{}/prompt-templates/save-as-default': 'SystemDefaultTemplate[]',
  'GET /api/system-default-templates': 'SystemDefaultTemplate[]',
  'DELETE /api/system-default-templates/{}': 'DeletedAnswer',
  'GET /api/brands/{}/written-prompts-deleted': 'DeletedPrompt[]',
  'POST /api/brands/{}/written-prompts/restore': 'RestoredAnswer',
  'GET /api/brands/{}/written-prompts-progress': 'TriageProgress',
  'POST /api/brands/{}/written-prompts/decide': 'DecidedAnswer',
  'GET /api/brands/{}/written-prompts-details': 'WrittenPrompt[]',
  'DELETE /api/brands/{}/written-prompts-group': 'BulkDeletedAnswer',
  'POST /api/brands/{}/written-prompts-bulk-delete': 'GroupsDeletedAnswer',
  'GET /api/brands/{}/written-prompts-summary': 'WrittenPromptGroup[]',
  'GET /api/brands/{}/written-prompts-stats': 'WrittenPromptsStats',
  'GET /api/brands/{}/written-prompts-duplicates': 'WrittenPrompt[]',
  'POST /api/brands/{}/save-written-prompts': 'SavedAnswer',
  'GET /api/brands/{}/written-prompts': 'WrittenPrompt[]',
  'GET /api/brands/{}/written-prompts-filtered': 'WrittenPrompt[]',
  'GET /api/brands/{}/written-prompts-ids': 'PromptIdsAnswer',
  'DELETE /api/brands/{}/written-prompts-filtered': 'BulkDeletedAnswer',
  'PATCH /api/brands/{}/written-prompts-batches/{}': 'PromptBatch',
  'GET /api/brands/{}/saved-views': 'SavedView[]',
  'POST /api/brands/{}/saved-views': 'SavedView',
  'DELETE /api/brands/{}/saved-views/{}': 'DeletedAnswer',
  'PATCH /api/brands/{}/written-prompts/{}': 'WrittenPrompt',
  'POST /api/brands/{}/written-prompts/bulk-delete': 'BulkDeletedAnswer',
} as const satisfies Record<string, keyof AnswerTypes | `${keyof AnswerTypes}[]`>;

/** The body of each of these routes that takes one. The client's calls are checked against it. */
export interface RouteBodies {
  'POST /api/brands/{}/categories': requests.CategoryRequest;
  'PUT /api/categories/{}': requests.Renaming<requests.CategoryRequest>;
  'POST /api/categories/{}/attributes': requests.AttributeRequest;
  'POST /api/attributes/batch': requests.AttributeBatchRequest;
  'PUT /api/attributes/{}': requests.Renaming<requests.AttributeRequest>;
  'POST /api/auth/login': requests.LoginRequest;
  'POST /api/brands': requests.BrandRequest;
  'PUT /api/brands/{}': Partial<requests.BrandRequest>;
  'POST /api/brands/{}/duplicate': requests.DuplicateBrandRequest;
  'POST /api/brands/{}/sheet-preview': sheets.SheetRequest;
  'POST /api/brands/{}/sheet': sheets.SheetRequest;
  'POST /api/brands/{}/competitors': requests.CompetitorRequest;
  'PUT /api/competitors/{}': Partial<requests.CompetitorRequest>;
  'POST /api/brands/{}/rule-impact': requests.RuleImpactRequest;
  'POST /api/brands/{}/rule-impact-prompts': requests.RuleImpactRequest;
  'POST /api/brands/{}/drafts': requests.MoveToDraftsRequest;
  'PATCH /api/drafts/{}': requests.UpdateDraftRequest;
  'POST /api/brands/{}/drafts/remove': requests.DraftIdsRequest;
  'POST /api/brands/{}/drafts/restore': requests.DraftIdsRequest;
  'POST /api/brands/{}/drafts/revert': requests.DraftIdsRequest;
  'POST /api/brands/{}/estimate': requests.EstimateRequest;
  'POST /api/brands/{}/export-versions': exports.ExportVersionRequest;
  'POST /api/brands/{}/modified-attribute-names': requests.ModifiedAttributeNameRequest;
  'POST /api/brands/{}/blacklists': requests.BlacklistPairRequest;
  'POST /api/blacklist/batch': requests.PairBatchRequest<requests.AnyBlacklistPair>;
  'POST /api/category-blacklist/batch': requests.PairBatchRequest<requests.AnyBlacklistPair>;
  'POST /api/attribute-category-blacklist/batch': requests.PairBatchRequest<requests.AnyBlacklistPair>;
  'POST /api/brands/{}/category-pairings': requests.CategoryPairingRequest;
  'POST /api/brands/{}/prompt-templates': requests.PromptTemplateRequest;
  'PATCH /api/brands/{}/prompt-templates': requests.ChangeTemplatesRequest;
  'POST /api/brands/{}/prompt-templates/save-as-default': requests.SaveAsDefaultRequest;
  'POST /api/brands/{}/written-prompts/restore': requests.RestoreWrittenPromptsRequest;
  'POST /api/brands/{}/written-prompts/decide': requests.DecideRequest;
  'POST /api/brands/{}/written-prompts-bulk-delete': requests.DeleteWrittenPromptGroupsRequest;
  'POST /api/brands/{}/save-written-prompts': requests.SaveWrittenPromptsRequest;
  'PATCH /api/brands/{}/written-prompts-batches/{}': requests.RenameBatchRequest;
  'POST /api/brands/{}/saved-views': requests.SavedViewRequest;
  'PATCH /api/brands/{}/written-prompts/{}': requests.UpdateWrittenPromptRequest;
  'POST /api/brands/{}/written-prompts/bulk-delete': requests.ChosenPromptsRequest;
}
