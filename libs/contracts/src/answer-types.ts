import type { BlockedCombination } from '#domain';
import type * as answers from './answers.js';
import type * as audit from './audit.js';
import type * as certificate from './certificate.js';
import type * as coverage from './coverage.js';
import type * as entities from './entities.js';
import type * as exports from './export-versions.js';
import type * as jobs from './jobs.js';
import type * as readings from './readings.js';

/**
 * Every answer of the API by its name. The API's description takes the schemas from here, and each handler is
 * checked against the type that it says it answers with.
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
  ProfoundPreview: answers.ProfoundPreview;
  PromptIdsAnswer: answers.PromptIdsAnswer;
  PromptTemplate: entities.PromptTemplate;
  ReadQuestion: readings.ReadQuestion;
  RestoredAnswer: answers.RestoredAnswer;
  RuleImpact: coverage.RuleImpact;
  SavedAnswer: answers.SavedAnswer;
  SessionAnswer: answers.SessionAnswer;
  SetReadingAnswer: readings.SetReadingAnswer;
  SignedOutAnswer: answers.SignedOutAnswer;
  SystemDefaultTemplate: entities.SystemDefaultTemplate;
  WrittenPrompt: entities.WrittenPrompt;
  WrittenPromptGroup: entities.WrittenPromptGroup;
  WrittenPromptsStats: entities.WrittenPromptsStats;
}
