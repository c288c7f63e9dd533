const LABELS: Record<string, { text: string; hint: string }> = {
  'off-topic': { text: 'Off topic?', hint: 'Its product category or an attribute is not recognisable in it' },
  'names-competitor': { text: 'Names a competitor', hint: 'A Discovery prompt that names a competitor' },
  similar: { text: 'Similar', hint: 'Reads like another one of its run once names and values are masked' },
};

/** What may be right, but should be looked at. */
export const PromptFlags = ({ flags }: { flags: readonly string[] }) =>
  flags.map((flag) => (
    <span key={flag} className="badge badge-required" title={LABELS[flag]?.hint}>
      {LABELS[flag]?.text ?? flag}
    </span>
  ));
