import { useSyncExternalStore } from 'react';
import { newListeners } from '../ui/listeners';
import { PALETTES, type ResolvedTheme } from './palette';

export type ThemeMode = 'system' | ResolvedTheme;

const STORAGE_KEY = 'promptloom.theme';
const systemDark = window.matchMedia('(prefers-color-scheme: dark)');
const onPaper = window.matchMedia('print');
const { notify, subscribe } = newListeners();
let mode: ThemeMode = readMode();

function readMode(): ThemeMode {
  const stored = localStorage.getItem(STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function resolve(): ResolvedTheme {
  // Paper is white, and printers leave backgrounds out.
  if (onPaper.matches) return 'light';
  return mode === 'system' ? (systemDark.matches ? 'dark' : 'light') : mode;
}

const customProperty = (name: string) =>
  `--pl-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function apply(): void {
  const theme = resolve();
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.style.colorScheme = theme;
  for (const [name, value] of Object.entries<string>({ ...PALETTES[theme] }))
    root.style.setProperty(customProperty(name), value);
  notify();
}

/** Applies the palette to the document, and follows changes of the system's theme and of other tabs. */
export function startTheme(): void {
  for (const media of [systemDark, onPaper]) media.addEventListener('change', apply);
  window.addEventListener('storage', (event) => {
    if (event.key !== STORAGE_KEY) return;
    mode = readMode();
    apply();
  });
  apply();
}

export function setThemeMode(next: ThemeMode): void {
  mode = next;
  if (next === 'system') localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, next);
  apply();
}

export const useThemeMode = (): ThemeMode => useSyncExternalStore(subscribe, () => mode);
export const useResolvedTheme = (): ResolvedTheme => useSyncExternalStore(subscribe, resolve);
