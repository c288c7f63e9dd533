import { Initial1763650000000 } from './1763650000000-initial.js';

/** Listed by hand: a glob that matches nothing would say 'No migrations are pending'. */
export const migrations = [Initial1763650000000];
