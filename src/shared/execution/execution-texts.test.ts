import { expect, test } from 'vitest';
import { texts } from '@/i18n/resources/en-start';
import { i18n, initI18n } from '@/i18n/start-i18n';
import { executionTexts } from './execution-texts';

test('an unknown status is shown as the server sent it, and an empty status as a dash', async () => {
  await initI18n('en', { en: texts });
  const { statusOf } = executionTexts(i18n.getFixedT('en', 'executions'));
  expect(['skipped', 'archived', ''].map(statusOf)).toEqual(['Ignored', 'archived', '–']);
});
