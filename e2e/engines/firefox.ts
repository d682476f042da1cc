import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type ElementHandle, type Page } from 'puppeteer-core';
import { FIREFOX, firefoxNeeds } from '@tests/support/browser/other-engines.mjs';
import type { Engine, EnginePage } from './engine-page';

/** Debian's Firefox over WebDriver BiDi. */
export const firefox: Engine = {
  ...firefoxNeeds,
  async launch() {
    const profile = await mkdtemp(join(tmpdir(), 'engine-firefox-'));
    const browser = await launch({ browser: 'firefox', executablePath: FIREFOX, headless: true, userDataDir: profile });
    const page = await browser.newPage();
    return new FirefoxPage(page, await browser.version(), async () => {
      await browser.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    });
  },
};

class FirefoxPage implements EnginePage {
  readonly #page: Page;
  readonly #errors: string[] = [];

  constructor(
    page: Page,
    readonly version: string,
    readonly close: () => Promise<void>,
  ) {
    this.#page = page;
    page.on('console', (message) => message.type() === 'error' && this.#errors.push(message.text()));
    page.on('pageerror', (error) => this.#errors.push(String(error)));
  }

  async open(address: string): Promise<void> {
    await this.#page.goto(address);
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  async evaluate<Value>(expression: string): Promise<Value> {
    return (await this.#page.evaluate(expression)) as Value;
  }

  async click(xpath: string): Promise<void> {
    await (await this.#element(xpath)).click();
  }

  async fill(xpath: string, text: string): Promise<void> {
    const element = await this.#element(xpath);
    await element.click({ count: 3 });
    await element.press('Backspace');
    await element.type(text);
  }

  errors(): readonly string[] {
    return this.#errors;
  }

  async #element(xpath: string): Promise<ElementHandle> {
    const element = await this.#page.waitForSelector(`::-p-xpath(${xpath})`, { visible: true });
    if (element === null) throw new Error(`No element matches ${xpath}`);
    return element;
  }
}
