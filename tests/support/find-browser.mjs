/** Finds the Chromium that the end-to-end tests and the screenshots run in. */
import { existsSync } from 'node:fs';

const systemBrowsers = [
  // The same engine without the windows around it: tests take two thirds of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const noBrowserMessage =
  'No Chromium found. Install one with: npx playwright install --with-deps chromium\n' +
  '(or name an installed one in CHROMIUM_PATH)';

/**
 * The browser named by CHROMIUM_PATH, else the system's, else the one Playwright downloaded before.
 * @returns {Promise<string | undefined>} path of the program
 */
export async function findBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  const installed = systemBrowsers.find((path) => existsSync(path));
  if (installed) return installed;
  const { chromium } = await import('@playwright/test');
  const downloaded = chromium.executablePath();
  return existsSync(downloaded) ? downloaded : undefined;
}
