/** @format uuid */
export type Uuid = string;

/**
 * ISO 8601 in UTC.
 *
 * @format date-time
 */
export type Timestamp = string;

export type ModelCondition = 'answering' | 'away' | 'refusing';
