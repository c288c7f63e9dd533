import { type AnswerFlag, FLAG_REASONS } from '#domain';

const LABELS: Readonly<Record<AnswerFlag, string>> = {
  'off-topic': 'Off topic?',
  'names-competitor': 'Names a competitor',
  similar: 'Similar',
};

const isKnown = (flag: string): flag is AnswerFlag => flag in LABELS;
const reasonOf = (flag: string): string => (isKnown(flag) ? FLAG_REASONS[flag] : flag);

/** The text of a flag's badge. */
export const flagLabel = (flag: string): string => (isKnown(flag) ? LABELS[flag] : flag);

/** One badge with its reason for each flag of a prompt that may be right but should be looked at. */
export const PromptFlags = ({ flags }: { flags: readonly string[] }) =>
  flags.map((flag) => (
    <span key={flag} className="badge badge-required prompt-flag" title={reasonOf(flag)}>
      {flagLabel(flag)}
      <span className="visually-hidden">: {reasonOf(flag)}</span>
    </span>
  ));

/** The reasons in full, for a list that shows only flagged prompts. */
export const FlagReasons = ({ flags }: { flags: readonly string[] }) => (
  <span className="prompt-reasons">{flags.map(reasonOf).join(' ')}</span>
);
