import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/support/browser/find-browser.mjs';

const executablePath = await findBrowser();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // At least three, even on a machine with two processors, because tests often wait.
  workers: Math.max(3, availableParallelism()),
  fullyParallel: true,
  // With a second try, a test that fails only because the machine is busy does not fail the whole run. `npm test` lists
  // the tests that needed it.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  // Long waits cost nothing while tests pass, and a machine of two busy cores needs them.
  timeout: 180_000,
  globalTimeout: 60 * 60_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1366, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
    // Recording every test would take a sixth of the running time. To record them all: `--trace on`.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // One process less for every browser; the console draws nothing with a GPU.
        '--in-process-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'build', testDir: 'e2e/fixtures', testMatch: 'build.setup.ts' },
    { name: 'journeys', testDir: 'e2e/specs', dependencies: ['build'] },
    // Long walks through every screen, field or fault. `.ci/run` and `npm test -- --tours` run them, plain `npm test`
    // does not.
    { name: 'tours', testDir: 'e2e/tours', dependencies: ['build'] },
  ],
});
