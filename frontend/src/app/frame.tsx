import { App, ConfigProvider } from 'antd';
import { useEffect, useMemo } from 'react';
import { connectSocket, disconnectSocket } from '../shared/socket/socket';
import { useResolvedTheme } from '../shared/theme/theme-mode';
import { TOAST_CONFIG } from '../shared/ui/use-toast';
import { antdTheme } from './antd-theme';
import { Shell } from './shell/shell';
// What several screens share, before any screen's own.
import '../shared/ui/ui.css';
import '../shared/prompts/prompts.css';
import '../shared/jobs/jobs.css';
import './shell/shell.css';
import './forced-colors.css';

/** The database of a browser that has been used with an earlier version. */
const LEGACY_DATABASE = 'promptloom';

/** The code for it is loaded only where there is one. */
async function sendLegacyWork(): Promise<void> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === LEGACY_DATABASE)) return;
  const { sendWorkOf } = await import('./legacy-work');
  await sendWorkOf(LEGACY_DATABASE);
}

/** The frame around every screen, with the parts of antd that most screens need: a chunk of its own. */
export function Component() {
  const resolvedTheme = useResolvedTheme();
  const theme = useMemo(() => antdTheme(resolvedTheme), [resolvedTheme]);

  useEffect(() => {
    connectSocket();
    // What fails stays in the browser, and is sent at the next visit.
    sendLegacyWork().catch(() => undefined);
    return disconnectSocket;
  }, []);

  return (
    <ConfigProvider theme={theme}>
      <App notification={TOAST_CONFIG} className="app">
        <Shell />
      </App>
    </ConfigProvider>
  );
}
