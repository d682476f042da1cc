import { expect, test } from 'vitest';
import { texts } from './resources/en-start';
import { initI18n } from './start-i18n';
import { statusText } from './status-text';

test('an unknown status is shown as the server sent it, and an empty status as a dash', async () => {
  await initI18n('en', { en: texts });
  expect(['skipped', 'archived', ''].map(statusText)).toEqual(['Ignored', 'archived', '–']);
});
