// Part of the build: compressed copies of the client's files beside the plain ones, for
// backend/src/common/compressed-copies.ts to send.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const FOLDER = 'dist/client/assets';
/** A smaller file fits into the packet that its headers take anyway. */
const SMALLEST = 500;

const brotliOptions = (file) => ({
  params: { [constants.BROTLI_PARAM_SIZE_HINT]: file.length, [constants.BROTLI_PARAM_QUALITY]: 11 },
});

await Promise.all(
  readdirSync(FOLDER).map(async (name) => {
    const path = join(FOLDER, name);
    const file = readFileSync(path);
    if (file.length < SMALLEST) return;
    const [brotli, gzipped] = await Promise.all([
      promisify(brotliCompress)(file, brotliOptions(file)),
      promisify(gzip)(file, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    writeFileSync(`${path}.br`, brotli);
    writeFileSync(`${path}.gz`, gzipped);
  }),
);
