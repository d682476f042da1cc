import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** `npm run shots`: a picture of every screen, in light and dark, wide and narrow, into shots/. */
export default defineConfig(base, {
  testDir: '.',
  outputDir: '../test-results/shots',
  // Stages make states through many screens, also on a busy machine.
  use: { ...base.use, actionTimeout: 60_000, navigationTimeout: 60_000 },
  projects: [
    { name: 'build', testDir: 'fixtures', testMatch: 'build.setup.ts' },
    { name: 'shots', testDir: 'shots', testMatch: '*.shots.ts', dependencies: ['build'] },
  ],
});
