import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** `npm run shots`: a picture of every screen, in light and dark, wide and narrow, into shots/. */
export default defineConfig(base, {
  testDir: '.',
  outputDir: '../test-results/shots',
  projects: [
    { name: 'build', testDir: 'fixtures', testMatch: 'build.setup.ts' },
    { name: 'shots', testDir: 'shots', testMatch: '*.shots.ts', dependencies: ['build'] },
  ],
});
