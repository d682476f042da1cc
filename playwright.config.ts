import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/support/find-browser.mjs';

const executablePath = await findBrowser();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  globalTimeout: 13 * 60_000,
  expect: { timeout: 7_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1366, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'build', testDir: 'e2e/fixtures', testMatch: 'build.setup.ts' },
    { name: 'chromium', testDir: 'e2e/specs', dependencies: ['build'] },
  ],
});
