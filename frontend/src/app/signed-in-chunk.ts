import { startReads } from '../shared/api/head-start';
import { isSignedIn } from '../shared/auth/auth-store';
import { lazy } from '../shared/ui/lazy';
import { firstReads } from './first-reads';
import { loadFirstScreen } from './screens';

/** The frame of the screens, together with the first of them: nothing is drawn before both are there. */
export const SignedInApp = lazy(async () => {
  const [module] = await Promise.all([import('./signed-in-app'), loadFirstScreen()]);
  return module;
});

// main.tsx imports this first: code and data are asked for before React has started and drawn for the first time.
if (isSignedIn()) {
  void SignedInApp.preload();
  startReads(firstReads(window.location));
}
