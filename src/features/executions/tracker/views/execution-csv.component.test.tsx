import { expect, test } from 'vitest';
import { databases } from '@/data/sync/databases';
import { texts } from '@/i18n/resources/en-start';
import { i18n } from '@/i18n/start-i18n';
import { executionTexts } from '@/shared/execution/execution-texts';
import { executionRow } from '@tests/support/execution-row';
import { signIn } from '@tests/support/component/world';
import { executionCsv, type CsvColumn } from './execution-csv';

const KEYS: CsvColumn['key'][] = [
  'id',
  'instance',
  'company',
  'createdAt',
  'duration',
  'type',
  'createdBy',
  'status',
  'items',
  'warnings',
  'job',
  'error',
];

const csvOf = (keys: readonly CsvColumn['key'][] = KEYS) =>
  executionCsv(
    {},
    keys.map((key) => ({ key, header: key.toUpperCase() })),
    { texts: executionTexts(i18n.getFixedT('en', 'executions')), jobName: (code) => `job ${code}` },
  );

test('a row has the texts of the list, with times and durations that a spreadsheet can read', async () => {
  signIn();
  expect(texts.executions['column.id']).toBe('ID');
  const { cache } = databases();
  const createdAt = new Date(2026, 10, 23, 3, 30, 0).toISOString();
  const finishedAt = new Date(2026, 10, 23, 4, 36, 45).toISOString();
  await cache.executions.bulkPut([
    executionRow(7, { createdAt, startedAt: createdAt, finishedAt, instanceLabel: 'Shop, images', jobCode: 'x' }),
    executionRow(8, { status: 'inProgress', type: 'event', createdAt, startedAt: createdAt, warningCount: 3 }),
  ]);
  await cache.executionDetails.put({
    id: 7,
    steps: [
      {
        id: 1,
        stepName: 'write',
        status: 'success',
        warningCount: 0,
        summary: { written: 420 },
        createdAt,
        endDate: finishedAt,
      },
    ],
  });
  const { text, count } = await csvOf();
  expect(text.split('\r\n').slice(0, 3)).toEqual([
    `\uFEFF${KEYS.map((key) => key.toUpperCase()).join(',')}`,
    '8,alpha,,23/11/2026 03:30:00,,Event,Event,In progress,,3,,',
    '7,"Shop, images",,23/11/2026 03:30:00,1:06:45,Full,Schedule,Success,420,0,job x,',
  ]);
  expect(count).toBe(2);
});

test('no text can run as a formula in a spreadsheet, and secrets are hidden', async () => {
  signIn();
  await databases().cache.executions.put(
    executionRow(9, {
      status: 'error',
      instanceLabel: '=HYPERLINK("http://evil")',
      companyName: '@company',
      createdByEmail: '+1@acme.test',
      errorMessage: '-2+3 failed: password=hunter22',
    }),
  );
  const { text } = await csvOf(['instance', 'company', 'createdBy', 'error']);
  expect(text.split('\r\n')[1]).toBe(
    `"'=HYPERLINK(""http://evil"")",'@company,'+1@acme.test,'-2+3 failed: password=********`,
  );
});
