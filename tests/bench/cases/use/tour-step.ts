import type { Locator, Page } from 'playwright';

/** A step of a tour: an action on a screen, and the wait until the screen shows its effect. */
export interface TourStep {
  name: string;
  play(page: Page): Promise<void>;
}

export const link = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('link', { name, exact: true }).first();
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true }).first();
export const box = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true }).first();
export const title = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });
export const openDialog = (page: Page): Locator => page.getByRole('dialog');

/** A step that presses something, which makes an element visible. */
export function press(name: string, what: (page: Page) => Locator, then: (page: Page) => Locator): TourStep {
  return {
    name,
    async play(page) {
      await what(page).click();
      await then(page).first().waitFor();
    },
  };
}

/** A step that presses Escape, which makes an element disappear. */
export function escape(name: string, gone: (page: Page) => Locator): TourStep {
  return {
    name,
    async play(page) {
      await page.keyboard.press('Escape');
      await gone(page).first().waitFor({ state: 'hidden' });
    },
  };
}

/** A step that types a text at the end of a field, key by key. */
export function type(name: string, into: (page: Page) => Locator, text = 'abcdef'): TourStep {
  return {
    name,
    async play(page) {
      await into(page).focus();
      await page.keyboard.press('End');
      await page.keyboard.type(text);
    },
  };
}

/** A step that presses a link in the main navigation, which opens a screen. */
export const screen = (name: string, heading: string | RegExp = name): TourStep =>
  press(
    `open ${name}`,
    (page) => page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name }),
    (page) => title(page, heading),
  );

export const tab = (name: string, then: (page: Page) => Locator): TourStep =>
  press(`tab ${name}`, (page) => page.getByRole('tab', { name, exact: true }), then);

export const rows = (page: Page): Locator => page.locator('main tbody tr');
export const panel = (page: Page): Locator => page.getByRole('tabpanel');
export const option = (page: Page, name: string): Locator => page.getByRole('option', { name });
