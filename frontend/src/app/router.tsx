import { createBrowserRouter } from 'react-router';
import { AppLoading } from './app-loading';
import { RouteError } from './pages/route-error';
import { SCREENS } from './screens';
import { Shell } from './shell/shell';

/** The six routes of the specification and the page for any other path. */
export const createRouter = () =>
  createBrowserRouter([
    {
      Component: Shell,
      ErrorBoundary: RouteError,
      HydrateFallback: AppLoading,
      children: [
        {
          ErrorBoundary: RouteError,
          children: [
            { index: true, lazy: SCREENS[''] },
            // The id is optional here so that a path without one says what is missing.
            { path: 'attributes/:brandId?', lazy: SCREENS.attributes },
            { path: 'generate/:brandId?', lazy: SCREENS.generate },
            { path: 'management/:brandId?', lazy: SCREENS.management },
            { path: 'prompt-settings/:brandId?', lazy: SCREENS['prompt-settings'] },
            { path: 'profound/:brandId?', lazy: SCREENS.profound },
            { path: '*', lazy: () => import('./pages/not-found') },
          ],
        },
      ],
    },
  ]);
