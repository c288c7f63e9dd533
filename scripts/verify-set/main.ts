import { existsSync, readFileSync } from 'node:fs';
import { verifySet } from './verify-set.js';

const say = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`${text}\n`);

function read(path: string): Buffer {
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`);
  return readFileSync(path);
}

/** @returns the exit code: 0 when all agrees, 1 when something differs, 2 when the check is impossible */
function verify(csv: string | undefined, certificate: string | undefined): number {
  if (!csv || !certificate) {
    complain('Usage: npm run verify-set -- FILE.csv CERTIFICATE.json');
    return 2;
  }
  try {
    const { faults, confirmed } = verifySet(read(csv), read(certificate).toString('utf8'));
    [...faults, ...confirmed.flatMap(({ rows }) => rows)].forEach(complain);
    const { length } = faults;
    if (length === 0)
      say('Everything agrees: the file is the certified one, and each figure was computed again.');
    else say(`${length} ${length === 1 ? 'thing differs' : 'things differ'}.`);
    for (const { figure } of confirmed) say(figure);
    return length === 0 ? 0 : 1;
  } catch (error) {
    if (error instanceof SyntaxError) complain(`${certificate} is no certificate: ${error.message}.`);
    else complain(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

process.exitCode = verify(process.argv[2], process.argv[3]);
