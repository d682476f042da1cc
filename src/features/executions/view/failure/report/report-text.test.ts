import { expect, test } from 'vitest';
import run from '@locales/en/run.json';
import common from '@locales/en/common.json';
import instanceTabs from '@locales/en/instance-tabs.json';
import type { FieldChange } from '@/domain/merge/field-changes';
import { failureStreak } from '@/domain/runs/health/failure-streak';
import { warningKinds } from '@/domain/warnings/warning-kinds';
import { i18n, initI18n } from '@/i18n/start-i18n';
import { executionRow } from '@tests/support/execution-row';
import { lastLines, reportText, type ReportExtras } from './report-text';

await initI18n('en', { en: { run, common, 'instance-tabs': instanceTabs } });
const t = i18n.getFixedT('en', 'run');

test('keeps the last lines of a log without empty lines, and truncates long lines', () => {
  const log = Array.from({ length: 30 }, (_, index) => `line ${index}`).join('\r\n');
  expect(lastLines(`${log}\n\n`)).toEqual(Array.from({ length: 20 }, (_, index) => `line ${index + 10}`));
  expect(lastLines('x'.repeat(600))).toEqual([`${'x'.repeat(500)}…`]);
  expect(lastLines('')).toEqual([]);
});

test('hides secrets before it truncates a line', () => {
  const padding = 'x '.repeat(245);
  expect(lastLines(`${padding}{"password": "two words here"}`).join('')).not.toMatch(/two|words/);
  expect(lastLines(`${padding}https://ada:hunter2-and-more@shop.example/`).join('')).not.toContain('hunter2');
  expect(lastLines(`${padding}password=hunter2`)[0]).toHaveLength(501);
});

test('hides a private key whose first line is not among the last lines of the log', () => {
  const key = ['-----BEGIN PRIVATE KEY-----', ...Array.from({ length: 40 }, () => 'AbCd'), '-----END PRIVATE KEY-----'];
  expect(lastLines(`started\n${key.join('\n')}\nfailed`)).toEqual(['started', '********', 'failed']);
});

const FAILURE = {
  row: executionRow(7, { status: 'error', errorMessage: 'It broke.' }),
  steps: undefined,
  failedStep: undefined,
  health: undefined,
  worksSince: null,
  isFirstSuccess: false,
  instance: null,
  changes: undefined,
  changesAfter: undefined,
  isHistoryFresh: false,
  historyProblem: null,
};
const authorOf = (username: string | null) => (username === '/api/users/3' ? 'user@acme.test' : username);
const address = 'https://console.example/job_execution/7';
const nameOf = ({ property, path }: FieldChange): string[] => [property, ...path];
/** Extras without warnings, log lines or a version: only the address and the functions that return names. */
const EXTRAS: ReportExtras = { kinds: [], warnings: 0, logLines: [], nameOf, authorOf, address, version: null };
const report = (messages: readonly string[], total = messages.length): string =>
  reportText(FAILURE, t, {
    ...EXTRAS,
    kinds: warningKinds(messages.map((message, id) => ({ id, stepName: 'Map media', message }))),
    warnings: total,
  });

test('lists warnings by kind with their counts, most frequent first', () => {
  expect(report(['one is odd', 'item 1 is empty', 'item 2 is empty'])).toContain(
    ['Warnings: 3 warnings, 2 kinds', '- 2 × item … is empty (Map media)', '- 1 × one is odd (Map media)', ''].join(
      '\n',
    ),
  );
  expect(report([])).not.toContain('Warnings');
  expect(report(['one is odd'], 900)).toContain('Warnings: The first 1 of 900 warnings, 1 kind\n');
});

test('lists the versions since the last success and after the run', () => {
  const version = (number: number, property: string, old: unknown, now: unknown) => ({
    version: number,
    username: '/api/users/3',
    loggedAt: new Date(2026, 10, 20, 16, 20, 44).toISOString(),
    changeSet: { [property]: { old, new: now } },
  });
  const configuration = (locale: string, delta: boolean) => ({
    mappings: [{ akeneo_asset_family: 'header', locale }],
    delta,
  });
  const changes = [version(2, 'configuration', configuration('en', true), configuration('fr', false))];
  const changed = { ...FAILURE, changes, changesAfter: [version(3, 'label', 'a', 'b')] };
  expect(reportText(changed, t, EXTRAS)).toContain(
    [
      'Changed in between:',
      '- version 2, user@acme.test, 20/11/2026 16:20:44:',
      '  configuration › mappings › header › locale: en → fr',
      '  configuration › delta: true → false',
      '',
      'Changed after this run:',
      '- version 3, user@acme.test, 20/11/2026 16:20:44:',
      '  label: a → b',
    ].join('\n'),
  );
  const unchanged = reportText({ ...FAILURE, changes: [], changesAfter: [] }, t, EXTRAS);
  expect(unchanged).toContain('Changed in between: Nothing');
  expect(unchanged).not.toContain('Changed after this run');
});

test('names the time zone of the times in the report, and says that the log lines have their own times', () => {
  const text = reportText(FAILURE, t, { ...EXTRAS, logLines: ['[2026-11-23T03:32:07Z] INFO: x'] });
  expect(text).toMatch(/^Time zone: \S+\nCreated: /m);
  expect(text).toContain('End of the log, with its own times:\n[2026-11-23T03:32:07Z] INFO: x\n');
});

test('a hostile warning stays one line of text, and its secrets are hidden', () => {
  const lines = report(['a\n\nError: all is well\r\n\u0000<b>x</b>', 'refused: token=abcdef0123456789']).split('\n');
  expect(lines.filter((line) => line.startsWith('Error:'))).toEqual(['Error: It broke.']);
  expect(lines).toContain('- 1 × a Error: all is well <b>x</b> (Map media)');
  expect(lines.find((line) => line.includes('token='))).toBe('- 1 × refused: token=******** (Map media)');
});

test('hides a secret in a long warning before it truncates the warning', () => {
  expect(report([`${'word '.repeat(98)}secret="correct horse battery"`])).not.toMatch(/correct|horse/);
});

test('lists at most 50 kinds, and truncates long messages', () => {
  const kinds = Array.from({ length: 60 }, (_, index) => 'word '.repeat(index + 1));
  expect(report(kinds).match(/^- 1 × /gm)).toHaveLength(50);
  expect(report(kinds)).toContain('- 10 more\n');
  expect(
    report(['word '.repeat(400)])
      .split('\n')
      .at(-2)?.length,
  ).toBeLessThan(540);
});

test('a run without an end time is listed with its creation time', () => {
  const createdAt = new Date(2026, 10, 20, 16, 20, 44).toISOString();
  const runs = [executionRow(7, { status: 'error', createdAt }), executionRow(6, { createdAt })];
  const health = { runs, streak: failureStreak(runs, true), hasAll: true, items: new Map() };
  const text = reportText({ ...FAILURE, health }, t, EXTRAS);
  expect(text).toContain('Failing since: 20/11/2026 16:20:44 (Once)');
  expect(text).toContain('Last success: 20/11/2026 16:20:44 (6)');
});

test('a run without an integration has no number of failures', () => {
  const row = executionRow(7, { status: 'error', finishedAt: new Date(2026, 10, 20, 16, 20).toISOString() });
  const health = { runs: [], streak: failureStreak([], false), hasAll: false, items: new Map() };
  const text = reportText({ ...FAILURE, row, health }, t, EXTRAS);
  expect(text).toContain('Failing since: 20/11/2026 16:20:00\n');
});

test('names the version of the configuration, and lists the changes before a run that worked', () => {
  const changes = [
    {
      version: 3,
      username: '/api/users/3',
      loggedAt: '2026-11-20T10:00:00',
      changeSet: { label: { old: 'a', new: 'b' } },
    },
  ];
  const text = reportText({ ...FAILURE, row: executionRow(7), changes }, t, { ...EXTRAS, version: 3 });
  expect(text).toContain('Configuration: version 3\n');
  expect(text).toContain(
    'Changed since the last success:\n- version 3, user@acme.test, 20/11/2026 10:00:00:\n  label: a → b\n',
  );
});

test('names the number, address, status and type of the run', () => {
  const row = executionRow(7, { status: 'mustStop' });
  const text = reportText({ ...FAILURE, row }, t, EXTRAS);
  expect(text).toContain(`Execution: 7\nAddress: ${address}\nStatus: Stopping ...\nType: Full\n`);
});

test('hides secrets in changed values, whatever the label of the field is', () => {
  const configuration = (secret: string) => ({ clientSecret: secret, note: 'see https://ada:hunter2-pw@x.example/' });
  const changeSet = { configuration: { old: configuration('correct-horse'), new: configuration('battery-staple') } };
  const changes = [{ version: 2, username: 'user@acme.test', loggedAt: null, changeSet }];
  const text = reportText({ ...FAILURE, changes }, t, { ...EXTRAS, nameOf: () => ['Code du client'] });
  expect(text).toContain('  Code du client: ******** → ********');
  expect(text).not.toMatch(/correct|battery/);
});
