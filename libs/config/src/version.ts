import { createRequire } from 'node:module';

const { version } = createRequire(import.meta.url)('#package') as { version: string };

/** The product's version, as its package says it. */
export const VERSION: string = version;
