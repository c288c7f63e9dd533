import type { Timestamp, Uuid } from './scalars.js';

/** The actions that the audit trail records. */
export const AUDIT_ACTIONS = [
  'sign-in',
  'sign-in.failed',
  'sign-in.throttled',
  'sign-out',
  'brand.delete',
  'category.delete',
  'attribute.delete',
  'competitor.delete',
  'blacklist.delete',
  'category-blacklist.delete',
  'attribute-category-blacklist.delete',
  'category-pairing.delete',
  'modified-name.delete',
  'csv-generation.delete',
  'written-prompts.delete',
  'written-prompts.restore',
  'template.save',
  'template.save-as-default',
  'template.delete-default',
  'template.delete',
  'run.start',
  'run.cancel',
  'run.retry',
  'csv.build',
  'queue.change',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Who did what, and when. Holds no secret and no text of a prompt or a template. */
export interface AuditEntry {
  at: Timestamp;
  action: AuditAction;
  /** Distinguishes the sessions, but opens none; null before somebody is signed in. */
  sessionId: Uuid | null;
  address: string | null;
  brandId: Uuid | null;
  /** The id of what was deleted or run; null for several things, or none. */
  subjectId: Uuid | null;
  /** Its name, the kind of run, the types of the templates, or the dashboard's call. */
  subject: string | null;
  /** How many prompts. */
  count: number | null;
}
