import { startReads } from '../shared/api/head-start';
import { isSignedIn } from '../shared/auth/auth-store';
import { late } from '../shared/ui/late';
import { firstReads } from './first-reads';
import { loadSignedInApp } from './screens';

export const SignedInApp = late(loadSignedInApp);

// main.tsx imports this first: code and data are asked for before React has started and drawn for the first time.
if (isSignedIn()) {
  void SignedInApp.preload();
  startReads(firstReads(window.location));
}
