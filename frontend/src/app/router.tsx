import { createBrowserRouter } from 'react-router';
import { RouteError } from './pages/route-error';
import { Shell } from './shell/shell';

/** The six routes of the specification and the page for any other path. Each screen is its own chunk. */
export const createRouter = () =>
  createBrowserRouter([
    {
      Component: Shell,
      ErrorBoundary: RouteError,
      HydrateFallback: () => null,
      children: [
        {
          ErrorBoundary: RouteError,
          children: [
            { index: true, lazy: () => import('../features/brands/brand-dashboard') },
            // The id is optional here so that a path without one says what is missing.
            { path: 'attributes/:brandId?', lazy: () => import('../features/attributes/manage-attributes') },
            { path: 'generate/:brandId?', lazy: () => import('../features/generate/generate-prompts') },
            { path: 'management/:brandId?', lazy: () => import('../features/management/prompt-management') },
            { path: 'prompt-settings/:brandId?', lazy: () => import('../features/settings/prompt-settings') },
            { path: 'profound/:brandId?', lazy: () => import('../features/export/export-manager') },
            { path: '*', lazy: () => import('./pages/not-found') },
          ],
        },
      ],
    },
  ]);
