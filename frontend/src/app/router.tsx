import { createBrowserRouter } from 'react-router';
import { AppLoading } from './app-loading';
import { RouteError } from './pages/route-error';
import { screen } from './screens';
import { Shell } from './shell/shell';

/** The six screens, and the page for any other path. */
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
            { index: true, ...screen('') },
            // The id is optional here so that a path without one says what is missing.
            { path: 'attributes/:brandId?', ...screen('attributes') },
            { path: 'generate/:brandId?', ...screen('generate') },
            { path: 'management/:brandId?', ...screen('management') },
            { path: 'prompt-settings/:brandId?', ...screen('prompt-settings') },
            { path: 'profound/:brandId?', ...screen('profound') },
            { path: '*', lazy: () => import('./pages/not-found') },
          ],
        },
      ],
    },
  ]);
