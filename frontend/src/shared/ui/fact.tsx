/** A line of a list of terms, where there is something to say. */
export const Fact = ({ label, value }: { label: string; value: string | null }) =>
  value && (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
