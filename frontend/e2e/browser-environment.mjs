import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright-core';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The most characters of each page in the log. */
const SHOWN_CHARACTERS = 4_000;

/**
 * Provides a suite with its browser. Here, outside the suite, playwright is loaded once for all suites of a Jest
 * worker; otherwise each suite would load its seven megabytes again.
 */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH,
      args: ARGUMENTS,
    });
  }

  /** Logs what the pages of a failed test show, because a remote machine leaves nothing but its log. */
  async handleTestEvent({ name, test }) {
    if (name !== 'test_fn_failure') return;
    const pages = this.global.browser.contexts().flatMap((context) => context.pages());
    for (const page of pages) {
      const front = page.locator('[role="dialog"]:visible, body').last();
      const shown = await front.ariaSnapshot({ timeout: 2_000 }).catch((error) => error.message);
      console.error(
        `At the end of '${test.name}', ${page.url()} shows:\n${shown.slice(0, SHOWN_CHARACTERS)}`,
      );
    }
  }

  async teardown() {
    await this.global.browser?.close();
    await super.teardown();
  }
}
