import { SignInGate } from '../features/sign-in/sign-in-gate';
import { useSignedIn } from '../shared/auth/auth-store';
import { late } from '../shared/ui/late';
import { AppLoading } from './app-loading';
import { ErrorBoundary } from './error-boundary';
import { preloadScreen } from './screens';

/** Both chunks are asked for at once, and nothing of the screen is drawn before both are there. */
const SignedInApp = late(async () => {
  const [module] = await Promise.all([import('./signed-in-app'), preloadScreen(window.location.pathname)]);
  return module;
});

/** The gate, or everything behind it. Nothing of antd is loaded before the sign-in. */
export function Root() {
  const signedIn = useSignedIn();
  if (!signedIn) return <SignInGate onTyping={() => void SignedInApp.preload()} />;
  return (
    <ErrorBoundary>
      <SignedInApp fallback={<AppLoading />} />
    </ErrorBoundary>
  );
}
