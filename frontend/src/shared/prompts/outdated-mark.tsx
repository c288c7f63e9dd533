import { type Outdated, OUTDATED_LABELS } from './outdated';

interface OutdatedMarkProps {
  outdated: Outdated | null;
  /** Says in full why it is outdated; otherwise pointing at the mark does. */
  saysWhy?: boolean;
}

/** Marks a prompt that does not fit the brand's data any more. */
export const OutdatedMark = ({ outdated, saysWhy = false }: OutdatedMarkProps) =>
  outdated && (
    <span className="badge badge-required" title={outdated.text}>
      {OUTDATED_LABELS[outdated.why]}
      {saysWhy ? `: ${outdated.text}` : <span className="visually-hidden">: {outdated.text}</span>}
    </span>
  );
