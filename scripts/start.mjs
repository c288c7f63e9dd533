// `npm start` on a fresh clone: needs nothing but Node.js and npm. Installs and builds what is missing
// or out of date, then becomes the supervisor.
import { prepare } from './prepare.mjs';

try {
  prepare({ build: true });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import('../dist/scripts/supervisor/main.js');
