import { expect, test } from 'vitest';
import { readExecution, readExecutionDetail } from './execution-reader';
import { readVersion } from './history-reader';
import { readWarning } from './warning-reader';

test.each(['', ' \n', '\u200b', null, undefined, 7])('the error message %j counts as absent', (errorMessage) => {
  expect(readExecution({ id: 1, status: 'error', errorMessage })?.errorMessage).toBeNull();
});

test.each(['', '0000-00-00 00:00:00', '-0001-11-30T00:00:00+00:00', '2026-13-45T99:99:99+99:99', 7, null])(
  'the time %j counts as absent',
  (time) => {
    const step = { id: 2, createdAt: time, endDate: time };
    const wire = { id: 1, createdAt: time, executionStartDate: time, executionEndDate: time, stepExecutions: [step] };
    expect(readExecution(wire)).toMatchObject({ createdAt: null, startedAt: null, finishedAt: null });
    expect(readExecutionDetail(wire)?.steps).toMatchObject([{ createdAt: null, endDate: null }]);
    expect(readVersion({ version: 1, loggedAt: time })?.loggedAt).toBeNull();
  },
);

test.each(['2026-11-20T10:00:00+00:00', '2026-11-20T10:00:00.123456+0000', '2026-11-20 10:00:00'])(
  'the time %s is kept as it was sent',
  (time) => expect(readExecution({ id: 1, createdAt: time })?.createdAt).toBe(time),
);

test('a counter or a version may be a text of digits', () => {
  const stepExecutions = [
    { id: 2, warningCount: '5' },
    { id: 3, warningCount: 2 },
    { id: 4, warningCount: 'many' },
  ];
  expect(readExecution({ id: 1, stepExecutions })?.warningCount).toBe(7);
  expect(readExecutionDetail({ id: 1, stepExecutions })?.steps.map(({ warningCount }) => warningCount)).toEqual([
    5, 2, 0,
  ]);
  expect(readVersion({ version: '12' })?.version).toBe(12);
  expect(readVersion({ version: '' })).toBeNull();
});

test('a warning without a message gets an empty message', () => {
  expect(
    [{ id: 1 }, { id: 2, message: '' }, { id: 3, message: 'gone' }].map((wire) => readWarning(wire)?.message),
  ).toEqual(['', '', 'gone']);
});

test('a version without a visible user name was saved by the system, and its user name is null', () => {
  expect(
    [{}, { username: '' }, { username: 'ada@acme.test' }].map((wire) => readVersion({ version: 1, ...wire })?.username),
  ).toEqual([null, null, 'ada@acme.test']);
});

test.each([
  [null, { createdById: null, createdByEmail: null, isByPerson: false }],
  ['/api/users/2', { createdById: '2', createdByEmail: null, isByPerson: true }],
  ['ada@acme.test', { createdById: null, createdByEmail: 'ada@acme.test', isByPerson: true }],
  ['/api/users/ada%40acme.test', { createdById: null, createdByEmail: 'ada@acme.test', isByPerson: true }],
  [
    { '@id': '/api/users/ada%40acme.test', email: 'ada@acme.test' },
    { createdById: null, createdByEmail: 'ada@acme.test' },
  ],
  [
    { '@id': '/api/users/2', email: 'ada@acme.test' },
    { createdById: '2', createdByEmail: 'ada@acme.test' },
  ],
  [
    { '@id': '/api/.well-known/genid/1', id: 2 },
    { createdById: '2', createdByEmail: null, isByPerson: true },
  ],
])('reads the id and the e-mail of the creator %j', (createdBy, expected) => {
  expect(readExecution({ id: 1, createdBy })).toMatchObject(expected);
});
