// `npm run dev`: the product with rebuilds while you edit. The server's code is compiled on change and the
// supervisor started again; the client is served by Vite, with its calls passed on to the API.
import { spawn } from 'node:child_process';
import { prepare } from './prepare.mjs';

try {
  prepare({ build: true });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const port = process.env.PORT ?? '3000';
const children = [
  spawn('npx', ['nest', 'build', '--watch', '--preserveWatchOutput'], {
    stdio: 'inherit',
  }),
  spawn(
    process.execPath,
    [
      '--watch-path=dist/backend',
      '--watch-path=dist/worker',
      '--watch-path=dist/libs',
      'dist/scripts/supervisor/main.js',
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, PORT: port },
    },
  ),
  spawn('npx', ['vite', 'frontend'], { stdio: 'inherit', env: { ...process.env, API_PORT: port } }),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
