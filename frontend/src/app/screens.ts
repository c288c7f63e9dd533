import type { ComponentType } from 'react';

interface ScreenModule {
  Component: ComponentType;
}

/** Each screen is a chunk of its own, by the first part of its path. */
const SCREENS = {
  '': () => import('../features/brands/brand-dashboard'),
  attributes: () => import('../features/attributes/components/attribute-editor'),
  generate: () => import('../features/generate/generate-screen'),
  management: () => import('../features/management/components/management-screen'),
  'prompt-settings': () => import('../features/settings/components/settings-screen'),
  profound: () => import('../features/export/components/export-screen'),
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
  const [, load] = Object.entries(SCREENS).find(([known]) => known === name) ?? [];
  await load?.().then(
    (module) => first.set(name, module),
    () => undefined,
  );
}
