import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Activity, useLayoutEffect, useRef, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { SignInGate } from '../features/sign-in/sign-in-gate';
import { createQueryClient } from '../shared/api/query-client';
import { useSignedIn } from '../shared/auth/auth-store';
import { keptForSignIn } from '../shared/ui/unsaved-work';
import { createRouter, loadFrame } from './router';

/**
 * The gate, or everything behind it. antd is not loaded before the sign-in, and a new session starts with an empty
 * cache. But where the session ended with unsaved work or marked rows, the page stays mounted behind the gate, hidden.
 */
export function Root() {
  const signedIn = useSignedIn();
  const [last, setLast] = useState<{ signedIn: boolean; kept: string | undefined }>({
    signedIn,
    kept: undefined,
  });
  const hasChanged = last.signedIn !== signedIn;
  const kept = hasChanged ? (signedIn ? undefined : keptForSignIn()) : last.kept;
  if (hasChanged) setLast({ signedIn, kept });
  const loadAhead = () => void loadFrame().catch(() => undefined);
  return (
    <>
      {(signedIn || kept) && (
        <Activity mode={signedIn ? 'visible' : 'hidden'}>
          <SignedIn />
        </Activity>
      )}
      {!signedIn && <SignInGate kept={kept} onTyping={loadAhead} />}
    </>
  );
}

function SignedIn() {
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(() => createRouter(queryClient));
  useRestoreAfterSignIn(queryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

/**
 * After another sign-in, restores the scroll position and the focus, and refetches everything: it may be outdated or
 * was refused.
 */
function useRestoreAfterSignIn(queryClient: QueryClient): void {
  const left = useRef<{ top: number; focus: Element | null }>(null);
  useLayoutEffect(() => {
    if (left.current) {
      const { top, focus } = left.current;
      window.scrollTo(0, top);
      if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
      void queryClient.invalidateQueries();
    }
    return () => void (left.current = { top: window.scrollY, focus: document.activeElement });
  }, [queryClient]);
}
