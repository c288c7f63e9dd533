import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router';
import { SignInGate } from '../features/sign-in/sign-in-gate';
import { createQueryClient } from '../shared/api/query-client';
import { useSignedIn } from '../shared/auth/auth-store';
import { createRouter, loadFrame } from './router';

/** The gate, or everything behind it. Nothing of antd is loaded before the sign-in. */
export function Root() {
  const loadAhead = () => void loadFrame().catch(() => undefined);
  return useSignedIn() ? <SignedIn /> : <SignInGate onTyping={loadAhead} />;
}

/** Unmounted on sign-out, so a new sign-in starts with an empty cache. */
function SignedIn() {
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(() => createRouter(queryClient));
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
