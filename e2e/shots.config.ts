import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** `npm run shots`: saves pictures of every screen in shots/, light and dark, wide and narrow. */
export default defineConfig(base, {
  testDir: '.',
  outputDir: '../test-results/shots',
  // Long timeouts, because a stage prepares its state through many screens, perhaps on a busy machine.
  use: { ...base.use, actionTimeout: 60_000, navigationTimeout: 60_000 },
  projects: [
    { name: 'build', testDir: 'fixtures', testMatch: 'build.setup.ts' },
    { name: 'shots', testDir: 'shots', testMatch: '*.shots.ts', dependencies: ['build'] },
  ],
});
