import type { PastedAttribute } from '#domain';
import { Checkbox } from 'antd';
import { formatCount } from '../../../shared/text/format';
import { WeightTag } from '../../../shared/ui/weight';

export interface PreviewRow extends PastedAttribute {
  /** Where the name is already, or null. */
  taken: string | null;
}

interface PastePreviewProps {
  rows: PreviewRow[];
  /** Names that are already there are left out. */
  onlyNew: boolean;
  onOnlyNew: (onlyNew: boolean) => void;
}

/** What the pasted text means, row by row, those with a fault first. It follows every change of the text. */
export function PastePreview({ rows, onlyNew, onOnlyNew }: PastePreviewProps) {
  const shown = rows.toSorted((one, other) => Number(one.error === null) - Number(other.error === null));
  const hasPhrases = rows.some(({ phrase }) => phrase !== undefined);
  const faulty = rows.filter((row) => row.error !== null).length;
  const taken = rows.filter((row) => row.taken !== null).length;
  return (
    <>
      <p className="paste-summary" role="status">
        <span>{formatCount(rows.length - faulty)} valid</span>
        {faulty > 0 && <span className="bad">{formatCount(faulty)} with errors, left out</span>}
        {taken > 0 && <span>{formatCount(taken)} already there</span>}
      </p>
      {taken > 0 && (
        <Checkbox
          className="paste-only-new"
          checked={onlyNew}
          onChange={(event) => onOnlyNew(event.target.checked)}
        >
          Leave out what is already there
        </Checkbox>
      )}
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
            {shown.map((row) => (
              <tr key={row.line}>
                <td>{row.line}</td>
                <td>
                  {row.displayName || '–'}
                  {row.taken && <span className="already-there">{row.taken}</span>}
                </td>
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
