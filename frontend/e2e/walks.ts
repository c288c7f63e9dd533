import type { Page } from 'playwright-core';
import { button, signIn } from './screens.js';
import type { Brands } from './state-brands.js';
import {
  overAttributes,
  overBrands,
  overCoverage,
  overGenerate,
  overManagement,
  overProfound,
  overSettings,
  overStructured,
  settled,
  type State,
  state,
} from './states.js';

/** A sequence of states on one page, from screen to screen. */
interface Walk {
  name: string;
  /** The path where it begins. */
  path: (brands: Brands) => string;
  signedIn: boolean;
  states: (password: string) => State[];
}

const opened = (name: string): State => ({ name, reach: settled });

const isShown = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor();

/** Opens another screen of the brand by its link. */
const screen = (name: string, link: string, title: string): State =>
  state(name, async (page) => {
    await page
      .getByRole('navigation', { name: 'Screens of the brand' })
      .getByRole('link', { name: link, exact: true })
      .click();
    await isShown(page, title);
    await settled(page);
  });

/** Opens another tab of Prompt Management. */
const tab = (name: string, title: string): State =>
  state(name, async (page) => {
    await page.getByRole('tab', { name: title }).click();
    await page.getByRole('tabpanel', { name: title }).waitFor();
    await settled(page);
  });

const signingIn = (password: string): State[] => [
  { name: 'the gate', reach: (page) => button(page, 'Sign In').waitFor() },
  {
    name: 'an unknown path',
    reach: async (page) => {
      await signIn(page, password);
      await isShown(page, '404 Page Not Found');
    },
  },
  {
    name: 'the brands',
    reach: async (page) => {
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
      await isShown(page, 'Brand Dashboard');
      await settled(page);
    },
  },
  ...overBrands,
];

export const WALKS: Walk[] = [
  {
    name: 'the way in: the gate, an unknown path, and the brands',
    path: () => '/no/such/screen',
    signedIn: false,
    states: signingIn,
  },
  // One walk for each screen or two, because the time limit applies to a walk, and some machines are many times slower
  // than others.
  {
    name: 'a full brand: its attributes',
    path: ({ full }) => `/attributes/${full.id}`,
    signedIn: true,
    states: () => [opened('attributes, full'), ...overAttributes],
  },
  {
    name: 'a full brand: what is generated',
    path: ({ full }) => `/generate/${full.id}`,
    signedIn: true,
    states: () => [opened('generate, full'), ...overGenerate],
  },
  {
    name: 'a full brand: what is saved',
    path: ({ full }) => `/management/${full.id}`,
    signedIn: true,
    states: () => [opened('management, full'), ...overManagement],
  },
  {
    name: 'a full brand: its coverage, its certificate and its files',
    path: ({ full }) => `/management/${full.id}`,
    signedIn: true,
    states: () => [
      tab('management, coverage, full', 'Coverage'),
      ...overCoverage,
      tab('management, certificate, full', 'Certificate'),
      tab('management, structured, full', 'Structured Prompts'),
      ...overStructured,
    ],
  },
  {
    name: 'a full brand: its export and its templates',
    path: ({ full }) => `/profound/${full.id}`,
    signedIn: true,
    states: () => [
      opened('profound, full'),
      ...overProfound,
      screen('prompt settings, full', 'Templates', 'Prompt Settings'),
      ...overSettings,
    ],
  },
  {
    name: 'an empty brand, on every screen',
    path: ({ empty }) => `/attributes/${empty.id}`,
    signedIn: true,
    states: () => [
      opened('attributes, empty'),
      screen('generate, empty', 'Generate', 'Generate Prompts'),
      screen('management, empty', 'Saved prompts', 'Prompt Management'),
      tab('management, coverage, empty', 'Coverage'),
      tab('management, certificate, empty', 'Certificate'),
      tab('management, structured, empty', 'Structured Prompts'),
      screen('profound, empty', 'Export', 'Export Manager'),
      screen('prompt settings, empty', 'Templates', 'Prompt Settings'),
    ],
  },
];
