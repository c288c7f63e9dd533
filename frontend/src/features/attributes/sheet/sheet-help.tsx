import { SHEET_COLUMNS as COLUMN, SHEET_TYPES as TYPE } from '#domain';

interface RowKind {
  about: string;
  type: string;
  cells: string;
}

const CATEGORY_TYPES = `${TYPE.ProductCategory}, ${TYPE.CustomerAttribute} or ${TYPE.ProductAttribute}`;

const ROW_KINDS: readonly RowKind[] = [
  {
    about: 'An attribute',
    type: CATEGORY_TYPES,
    cells: `${COLUMN.category} and ${COLUMN.attribute}; if you like ${COLUMN.weight}, ${COLUMN.phrase} and, for a product category, ${COLUMN.form}`,
  },
  {
    about: 'A category',
    type: CATEGORY_TYPES,
    cells: `${COLUMN.category}, with ${COLUMN.attribute} left empty`,
  },
  { about: 'A competitor', type: TYPE.competitor, cells: `${COLUMN.attribute}: its name; ${COLUMN.weight}` },
  { about: 'Another name of the brand', type: TYPE.otherName, cells: `${COLUMN.attribute}: the name` },
  {
    about: 'A blacklist pair',
    type: TYPE.neverWith,
    cells: `${COLUMN.category} and ${COLUMN.attribute} for one side, ${COLUMN.withCategory} and ${COLUMN.withAttribute} for the other; without an attribute, a side is the whole category`,
  },
  {
    about: 'A pairing',
    type: TYPE.togetherWith,
    cells: `${COLUMN.category} and ${COLUMN.attribute} for the product category, ${COLUMN.withCategory} for the other category`,
  },
  {
    about: 'A setting of the brand',
    type: TYPE.setting,
    cells: `${COLUMN.attribute}: Maximum Prompts or Match case; ${COLUMN.text}: a number, or yes or no`,
  },
  {
    about: 'A name for the export',
    type: TYPE.exportName,
    cells: `${COLUMN.category} and ${COLUMN.attribute}; ${COLUMN.text}: the name`,
  },
  {
    about: 'A template',
    type: TYPE.template,
    cells: `${COLUMN.attribute}: its type, such as bulk_v2; ${COLUMN.text}: the template`,
  },
];

/** Which cells a row needs, by what it is about. */
export function SheetHelp() {
  return (
    <details className="sheet-help">
      <summary>What else a row can be about</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">A row about</th>
            <th scope="col">{COLUMN.type}</th>
            <th scope="col">Other cells</th>
          </tr>
        </thead>
        <tbody>
          {ROW_KINDS.map(({ about, type, cells }) => (
            <tr key={about}>
              <th scope="row">{about}</th>
              <td>{type}</td>
              <td>{cells}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        To see them all filled in, use <b>Export data</b> in a brand that has data: its file has the same
        columns.
      </p>
    </details>
  );
}
