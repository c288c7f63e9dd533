/**
 * Reads a CSV text (RFC 4180; lines may also end in LF alone).
 *
 * @returns the rows with their cells, header included
 * @throws SyntaxError for a quote that is never closed, or one inside a cell that is not quoted
 */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length) {
    const [cell, end] = text[at] === '"' ? quoted(text, at) : bare(text, at);
    row.push(cell);
    at = end + 1;
    if (text[end] === ',' && at < text.length) continue;
    if (text[end] === ',') row.push('');
    if (text[end] === '\r' && text[at] === '\n') at++;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** @returns the cell, and where it ended */
function bare(text: string, from: number): [string, number] {
  let end = from;
  while (end < text.length && !',\r\n'.includes(text[end]!)) {
    if (text[end] === '"') throw new SyntaxError(`A quote inside a cell without quotes, at character ${end}`);
    end++;
  }
  return [text.slice(from, end), end];
}

function quoted(text: string, from: number): [string, number] {
  let end = from;
  do {
    end = text.indexOf('"', end + 1);
    if (end < 0) throw new SyntaxError(`The quote at character ${from} is never closed`);
  } while (text[end + 1] === '"' && end++ >= 0);
  const after = text[end + 1];
  if (after !== undefined && !',\r\n'.includes(after))
    throw new SyntaxError(`Text after a closing quote, at character ${end + 1}`);
  return [text.slice(from + 1, end).replaceAll('""', '"'), end + 1];
}
