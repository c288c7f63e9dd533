import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';

/**
 * A list as a stream of its JSON: of a long one, only a part is in memory at a time. The first part is read at once,
 * so that what keeps it from being read is answered as an error; a later failure breaks the answer off.
 *
 * @param parts the list's rows, in parts of any length
 */
export async function jsonList(
  parts: Iterator<readonly object[]> | AsyncIterator<readonly object[]>,
): Promise<StreamableFile> {
  const first = await parts.next();
  async function* text() {
    let isEmpty = true;
    for (let part = first; !part.done; part = await parts.next()) {
      if (part.value.length === 0) continue;
      yield (isEmpty ? '[' : ',') + JSON.stringify(part.value).slice(1, -1);
      isEmpty = false;
    }
    yield isEmpty ? '[]' : ']';
  }
  return new StreamableFile(Readable.from(text(), { objectMode: false }), {
    type: 'application/json; charset=utf-8',
  }).setErrorHandler((_error, response) => response.destroy?.());
}
