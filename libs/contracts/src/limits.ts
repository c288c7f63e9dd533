import {
  BRAND_MAX_PROMPTS,
  COMMENT_MAX_LENGTH,
  COMPETITOR_NAME_MAX_LENGTH,
  NAME_MAX_LENGTH,
  TEMPLATE_MAX_LENGTH,
} from '#domain';

/** The numbers of the product. Where server and client both check one, it is the same. */
export const LIMITS = {
  brandMaxPrompts: BRAND_MAX_PROMPTS,
  weight: { min: 1, max: 3, default: 1 },
  nameLength: NAME_MAX_LENGTH,
  /** Other names of a brand. */
  brandAliases: 50,
  competitorNameLength: COMPETITOR_NAME_MAX_LENGTH,
  /** The filters of a named view, as they stand in the address. */
  viewQueryLength: 20_000,
  /** Rows in a sheet of a brand's data. */
  sheetRows: 20_000,
  commentLength: COMMENT_MAX_LENGTH,
  /**
   * Up to this many changed drafts are named singly: beyond that, reading the whole list is as fast, and a URL is full.
   */
  namedDrafts: 100,
  questionLength: 2_000,
  instructionsLength: 4_000,
  templateLength: TEMPLATE_MAX_LENGTH,
  /** Of a template, in thousandths: 800 is 0.8. */
  temperature: { min: 0, max: 2_000 },
  passwordLength: 20_000,
  promptsPerProductCategory: 2,
  promptsPerCompetitor: 2,
  /** An exact-count generator that would make more is refused, never cut. */
  promptsPerRun: 10_000,
  /** A run of more prompts needs a confirmation. */
  promptsUnasked: 1_000,
  /** How long removed or deleted prompts can be restored, and finished runs are kept. */
  keptDays: 30,
  /** How long a call with the same Idempotency-Key is answered as the first one was. */
  idempotencyHours: 24,
  idempotencyKeyLength: 255,
  /** How long entries of the audit trail are kept. */
  auditDays: 365,
  /** Attributes in a prompt of a coverage run. */
  coverageAttributes: { min: 1, max: 4 },
  promptCount: { min: 1, max: 2000, default: 10 },
  /** Of a hundred sampled rows, how many hold one attribute; the rest hold two. */
  singleAttributePercentage: { min: 0, max: 100, default: 70 },
  csvPreviewRows: 20,
  /** Exports of a brand that can be compared. */
  exportVersions: { kept: 30, keptDays: 365 },
  pageSize: { min: 1, max: 1_000, default: 100 },
  seed: { min: 0, max: 2_147_483_647 },
  jobsListed: 200,
  /** Of a larger set of prompts, only the newest are analysed for its reading. */
  promptsRead: 20_000,
  jsonBodyBytes: 10 * 1024 * 1024,
  /** Of a sign-in, which anybody may send: the longest password as it is, or with each letter of an alphabet escaped. */
  signInBodyBytes: 128 * 1024,
  headerBytes: 256 * 1024,
  toastMs: 5_000,
} as const;
