import type { ExecutionRow } from '@/domain/execution';
import { KNOWN_STATUSES } from './execution-cells';

/** Times of old data, milliseconds since the epoch. */
export const AS_OF = [Date.UTC(2019, 9, 28, 17, 46, 35), Date.UTC(2021, 11, 30, 22, 57, 54)];

export const EMAILS = ['first@sample.invalid', 'second.person@sample.invalid'];
export const BRAND_URL = 'https://brand.sample.invalid/';

/** Numbers of executions: two of each plural form (in English, "one" is only 1), with one, two and more pages. */
export const TOTALS = [1, 1, 41, 59, 987_654, 3_000_000, 7_000_000];

const ROW: ExecutionRow = {
  id: 8_765_430,
  status: 'success',
  createdAt: '2018-01-12T03:14:25.000Z',
  startedAt: '2018-02-13T04:15:26.000Z',
  finishedAt: '2018-03-14T05:16:27.000Z',
  instanceCode: 'first_code',
  instanceLabel: 'The first label, cut in the middle',
  jobCode: null,
  companyCode: null,
  companyName: 'A company with a long name',
  type: 'full',
  createdById: null,
  createdByEmail: 'first.creator@sample.invalid',
  isByPerson: true,
  stoppedById: null,
  stoppedByEmail: null,
  errorMessage: null,
  warningCount: 0,
};

/** Rows that cover everything a cell can show, at least twice. */
export function sampleRows(): ExecutionRow[] {
  const changes: Partial<ExecutionRow>[] = [
    {},
    {
      id: 9_876_541,
      createdAt: '2017-04-15T06:17:28.000Z',
      startedAt: '2017-05-16T07:18:29.000Z',
      finishedAt: '2017-06-17T08:19:30.000Z',
      instanceCode: 'second code/é',
      instanceLabel: 'Another <label> & "more", cut in the middle',
      companyName: 'Somebody’s company, <b>another</b> one',
      type: 'delta',
      createdByEmail: 'o\'second"@sample.invalid',
    },
    { type: 'event', createdByEmail: null, isByPerson: false, finishedAt: null, startedAt: null, createdAt: null },
    { createdByEmail: null, isByPerson: true },
    { createdByEmail: null, isByPerson: false, instanceLabel: null, companyName: null, companyCode: 'acme' },
    { instanceLabel: 'Nightly', instanceCode: null, companyName: null },
    { instanceLabel: null, instanceCode: null, createdAt: 'yesterday' },
    { status: 'inProgress', finishedAt: null },
    { status: 'mustStop', finishedAt: null, startedAt: '2018-09-28T01:02:03.000Z' },
    { status: 'waiting', finishedAt: null, startedAt: null },
    ...['03:14:34', '03:14:59', '03:21:30', '03:23:57', '10:19:26', '12:46:27'].map((end) => ({
      startedAt: ROW.createdAt,
      finishedAt: `2018-01-12T${end}.000Z`,
    })),
    ...Object.keys(KNOWN_STATUSES).map((status) => ({ status })),
    { status: 'somethingNew' },
    { status: '' },
    { status: '<other>' },
    ...[1, 987_654, 123_456, 3_000_000, 7_000_000].map((warningCount) => ({ warningCount, status: 'warning' })),
    { status: 'error', warningCount: 1 },
    { status: 'error', errorMessage: 'The connection was refused.' },
    { status: 'error', errorMessage: 'A "<b>" & more', instanceLabel: null, instanceCode: null },
    { status: '<other>', warningCount: 876_543 },
  ];
  return changes.map((change) => ({ ...ROW, ...change }));
}
