import { QueryClientProvider } from '@tanstack/react-query';
import { App, ConfigProvider } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { RouterProvider } from 'react-router';
import { appInfoQuery } from '../shared/api/get-app-info';
import { forgetReads } from '../shared/api/head-start';
import { createQueryClient } from '../shared/api/query-client';
import { connectSocket, disconnectSocket } from '../shared/socket/socket';
import { useResolvedTheme } from '../shared/theme/theme-mode';
import { TOAST_CONFIG } from '../shared/ui/use-toast';
import { antdTheme } from './antd-theme';
import { createRouter } from './router';
import './app.css';

/** Everything behind the gate. Unmounted on sign-out, so a new sign-in starts with an empty cache. */
export default function SignedInApp() {
  const resolvedTheme = useResolvedTheme();
  const theme = useMemo(() => antdTheme(resolvedTheme), [resolvedTheme]);
  const [queryClient] = useState(() => {
    const client = createQueryClient();
    // The banner above every screen depends on it: asked for while the screen's code is loading.
    client.query(appInfoQuery()).catch(() => undefined);
    return client;
  });
  const [router] = useState(createRouter);

  useEffect(() => {
    // The effects of the screen have run: what it reads first is taken.
    forgetReads();
    connectSocket();
    // Whatever fails stays where it is, for the next visit.
    import('./legacy-work').then(({ sendLegacyWork }) => sendLegacyWork()).catch(() => undefined);
    return disconnectSocket;
  }, []);

  return (
    <QueryClientProvider client={queryClient}>
      <ConfigProvider theme={theme}>
        <App notification={TOAST_CONFIG} className="app">
          <RouterProvider router={router} />
        </App>
      </ConfigProvider>
    </QueryClientProvider>
  );
}
