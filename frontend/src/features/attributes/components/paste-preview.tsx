import type { PastedAttribute } from '#domain';
import { formatCount } from '../../../shared/text/format';
import { WeightTag } from '../../../shared/ui/weight';

/** What the pasted text means, row by row. It follows every change of the text. */
export function PastePreview({ rows }: { rows: PastedAttribute[] }) {
  const hasPhrases = rows.some(({ phrase }) => phrase !== undefined);
  const faulty = rows.filter((row) => row.error !== null).length;
  return (
    <>
      <p className="paste-summary" role="status">
        <span>{formatCount(rows.length - faulty)} valid</span>
        {faulty > 0 && <span className="bad">{formatCount(faulty)} with errors, left out</span>}
      </p>
      <div className="paste-preview" role="region" aria-label="Preview" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Attribute</th>
              <th scope="col">Weight</th>
              {hasPhrases && <th scope="col">Phrase</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.line}>
                <td>{row.line}</td>
                <td>{row.displayName || '–'}</td>
                <td>
                  {row.error === null && row.weight !== null ? (
                    <WeightTag weight={row.weight} />
                  ) : (
                    <span className="bad">{row.error}</span>
                  )}
                </td>
                {hasPhrases && <td>{row.phrase ?? '–'}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
