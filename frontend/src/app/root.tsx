import { lazy, Suspense } from 'react';
import { SignInGate } from '../features/sign-in/sign-in-gate';
import { useSignedIn } from '../shared/auth/auth-store';
import { ErrorBoundary } from './error-boundary';

const loadSignedInApp = () => import('./signed-in-app');
const SignedInApp = lazy(loadSignedInApp);

/** The gate, or everything behind it. Nothing of antd is loaded before the sign-in. */
export function Root() {
  const signedIn = useSignedIn();
  if (!signedIn) return <SignInGate onTyping={() => void loadSignedInApp().catch(() => undefined)} />;
  return (
    <ErrorBoundary>
      <Suspense fallback={<div className="app-loading">Loading…</div>}>
        <SignedInApp />
      </Suspense>
    </ErrorBoundary>
  );
}
