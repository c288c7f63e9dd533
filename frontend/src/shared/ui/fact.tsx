/** A term with its value in a `dl`; nothing where there is no value. */
export const Fact = ({ label, value }: { label: string; value: string | null }) =>
  value && (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
