/** Each screen is a chunk of its own, by the first part of its path. */
export const SCREENS = {
  '': () => import('../features/brands/brand-dashboard'),
  attributes: () => import('../features/attributes/manage-attributes'),
  generate: () => import('../features/generate/generate-prompts'),
  management: () => import('../features/management/prompt-management'),
  'prompt-settings': () => import('../features/settings/prompt-settings'),
  profound: () => import('../features/export/export-manager'),
};

/** Asks for the chunk of the screen at a path. What fails, or is no screen, is the router's to tell. */
export async function preloadScreen(pathname: string): Promise<void> {
  const name = pathname.split('/')[1] ?? '';
  const load = (SCREENS as Partial<Record<string, () => Promise<unknown>>>)[name];
  await load?.().catch(() => undefined);
}
