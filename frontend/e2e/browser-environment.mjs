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

/**
 * Gives a suite its browser. Out here playwright is loaded once for all suites of one of Jest's workers; a suite would
 * load its seven megabytes anew.
 */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH,
      args: ARGUMENTS,
    });
  }

  async teardown() {
    await this.global.browser?.close();
    await super.teardown();
  }
}
