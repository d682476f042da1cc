import { expect, test } from 'vitest';
import type { TFunction } from 'i18next';
import type { RecentChange } from '@/domain/versions/recent-changes';
import { changesCsv } from './changes-csv';

const t = ((key: string) => key) as unknown as TFunction<['changes', 'common', 'instance-tabs']>;
const change: RecentChange = {
  code: 'shop',
  version: 3,
  username: 'ada@acme.test',
  loggedAt: new Date(2026, 10, 20, 16, 20, 44).toISOString(),
  time: 0,
  changes: ['mappings', 'mappings', 'keyword'].map((key, index) => ({
    property: 'configuration',
    path: [key, String(index)],
    before: '"secret"',
    after: null,
    changedIn: 3,
  })),
};

test('each change is one line, which names each field once and has no values', () => {
  const instances = new Map([['shop', { code: 'shop', label: '=Shop', companyCode: 'acme', companyName: null }]]);
  const known = { changes: [], instances, versions: new Map(), count: 1, isListComplete: true, missing: [], cut: [] };
  const matching = [change, { ...change, version: 1, username: null }];
  const csv = changesCsv({ matching, known, authorOf: ({ username }) => username }, t, ({ path }) => path.join('>'));
  const [, ...lines] = csv.trimEnd().split('\r\n');
  expect(lines).toEqual([
    `20/11/2026 16:20:44,ada@acme.test,'=Shop,shop,acme,"mappings, keyword",3`,
    `20/11/2026 16:20:44,instance-tabs:history.system,'=Shop,shop,acme,created,1`,
  ]);
});
