import type { ComponentType } from 'react';

interface ScreenModule {
  Component: ComponentType;
}

/** Each screen is a chunk of its own, by the first part of its path. */
const SCREENS = {
  '': () => import('../features/brands/brand-dashboard'),
  attributes: () => import('../features/attributes/manage-attributes'),
  generate: () => import('../features/generate/generate-prompts'),
  management: () => import('../features/management/prompt-management'),
  'prompt-settings': () => import('../features/settings/prompt-settings'),
  profound: () => import('../features/export/export-manager'),
} satisfies Record<string, () => Promise<ScreenModule>>;
type ScreenName = keyof typeof SCREENS;

const first = new Map<string, ScreenModule>();

/** What a route of the router says of its screen. The one that is there already is drawn without a detour. */
export const screen = (name: ScreenName) => {
  const there = first.get(name);
  return there ? { Component: there.Component } : { lazy: SCREENS[name] };
};

/** The screen in the address. What fails to load, or is no screen, is the router's to tell. */
export async function loadFirstScreen(): Promise<void> {
  const name = window.location.pathname.split('/')[1] ?? '';
  if (!Object.hasOwn(SCREENS, name)) return;
  await SCREENS[name as ScreenName]().then(
    (module) => first.set(name, module),
    () => undefined,
  );
}
