import { Initial1763650000000 } from './1763650000000-initial.js';
import { SampledJobs1763720000000 } from './1763720000000-sampled-jobs.js';
import { SubjectNames1763721000000 } from './1763721000000-subject-names.js';
import { SessionEnds1763730000000 } from './1763730000000-session-ends.js';
import { SignInNetworks1763731000000 } from './1763731000000-sign-in-networks.js';
import { AuditEntries1763732000000 } from './1763732000000-audit-entries.js';
import { WorkerReports1763740000000 } from './1763740000000-worker-reports.js';
import { PromptCounts1763800000000 } from './1763800000000-prompt-counts.js';
import { ModelCondition1763801000000 } from './1763801000000-model-condition.js';
import { RepeatedCombinations1763900000000 } from './1763900000000-repeated-combinations.js';
import { ItemsAsText1763910000000 } from './1763910000000-items-as-text.js';
import { WorkingList1764100000000 } from './1764100000000-working-list.js';
import { BrandNames1764200000000 } from './1764200000000-brand-names.js';
import { AlgorithmVersion1764300000000 } from './1764300000000-algorithm-version.js';
import { Phrases1764310000000 } from './1764310000000-phrases.js';
import { BlockedCombinations1764400000000 } from './1764400000000-blocked-combinations.js';
import { BrandChanges1764450000000 } from './1764450000000-brand-changes.js';
import { DraftNews1764600000000 } from './1764600000000-draft-news.js';
import { Frames1764700000000 } from './1764700000000-frames.js';
import { NamesBrand1764710000000 } from './1764710000000-names-brand.js';
import { ExportVersions1764800000000 } from './1764800000000-export-versions.js';
import { ReportIndexes1764900000000 } from './1764900000000-report-indexes.js';
import { JobStatistics1764950000000 } from './1764950000000-job-statistics.js';
import { BatchesAndViews1765300000000 } from './1765300000000-batches-and-views.js';
import { Triage1765400000000 } from './1765400000000-triage.js';
import { BrandChangedAt1765410000000 } from './1765410000000-brand-changed-at.js';
import { SavedNews1765420000000 } from './1765420000000-saved-news.js';
import { ListsNews1765430000000 } from './1765430000000-lists-news.js';
import { SafeExports1765440000000 } from './1765440000000-safe-exports.js';
import { JobNotice1765450000000 } from './1765450000000-job-notice.js';
import { EntryCategories1765460000000 } from './1765460000000-entry-categories.js';
import { DefaultTemplateNews1765470000000 } from './1765470000000-default-template-news.js';
import { AskedAgain1765480000000 } from './1765480000000-asked-again.js';
import { JobAbout1765490000000 } from './1765490000000-job-about.js';
import { DraftCounts1765500000000 } from './1765500000000-draft-counts.js';
import { EntriesAtOnce1765510000000 } from './1765510000000-entries-at-once.js';

/** Listed by hand: a glob that matches nothing would say 'No migrations are pending'. */
export const migrations = [
  Initial1763650000000,
  SampledJobs1763720000000,
  SubjectNames1763721000000,
  SessionEnds1763730000000,
  SignInNetworks1763731000000,
  AuditEntries1763732000000,
  WorkerReports1763740000000,
  PromptCounts1763800000000,
  ModelCondition1763801000000,
  RepeatedCombinations1763900000000,
  ItemsAsText1763910000000,
  WorkingList1764100000000,
  BrandNames1764200000000,
  AlgorithmVersion1764300000000,
  Phrases1764310000000,
  BlockedCombinations1764400000000,
  BrandChanges1764450000000,
  DraftNews1764600000000,
  Frames1764700000000,
  NamesBrand1764710000000,
  ExportVersions1764800000000,
  ReportIndexes1764900000000,
  JobStatistics1764950000000,
  BatchesAndViews1765300000000,
  Triage1765400000000,
  BrandChangedAt1765410000000,
  SavedNews1765420000000,
  ListsNews1765430000000,
  SafeExports1765440000000,
  JobNotice1765450000000,
  EntryCategories1765460000000,
  DefaultTemplateNews1765470000000,
  AskedAgain1765480000000,
  JobAbout1765490000000,
  DraftCounts1765500000000,
  EntriesAtOnce1765510000000,
];
