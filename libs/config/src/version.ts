import { createRequire } from 'node:module';

const { version } = createRequire(import.meta.url)('#package') as { version: string };

/** The product's version, from its package.json. */
export const VERSION: string = version;
