import { SignInGate } from '../features/sign-in/sign-in-gate';
import { useSignedIn } from '../shared/auth/auth-store';
import { AppLoading } from './app-loading';
import { ErrorBoundary } from './error-boundary';
import { SignedInApp } from './signed-in-chunk';

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
