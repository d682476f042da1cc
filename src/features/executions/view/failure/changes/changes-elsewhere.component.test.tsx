import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { databases } from '@/data/sync/databases';
import type { InstanceRow } from '@/domain/instance';
import { show } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { ChangesElsewhere } from './changes-elsewhere';
import { instanceRow } from '@tests/support/instance-row';

const at = (hour: number): string => new Date(Date.UTC(2026, 10, 20, hour)).toISOString();
const instance = (code: string, companyCode: string): InstanceRow =>
  instanceRow(code, { companyCode, updatedAt: at(12) });
const history = (code: string, ...hours: number[]) => ({
  code,
  entries: hours.map((hour, version) => ({ version: version + 2, username: null, loggedAt: at(hour), changeSet: {} })),
  hasMore: false,
  readAt: Date.now(),
});

test.each([
  ['ROLE_ADMIN', '&company=acme'],
  ['ROLE_USER', ''],
] as const)('links to changes of the company’s other integrations between two runs, for %s', async (role, company) => {
  signIn({ roles: [role], company: role === 'ROLE_ADMIN' ? null : 'acme' });
  const { cache } = databases();
  await act(async () => {
    await cache.instances.bulkPut([instance('own', 'acme'), instance('other', 'acme'), instance('foreign', 'globex')]);
    await cache.histories.bulkPut([history('own', 10), history('other', 7, 9, 11), history('foreign', 10)]);
  });
  const row = { instanceCode: 'own', companyCode: 'acme' };
  show(
    <MemoryRouter>
      <ChangesElsewhere row={row} from={Date.parse(at(8))} to={Date.parse(at(11))} />
    </MemoryRouter>,
  );
  const link = await screen.findByRole('link', { name: '1 change elsewhere in the same period' });
  const period = encodeURIComponent('2026-11-20T08:00:00Z/2026-11-20T11:00:00Z');
  expect(link.getAttribute('href')).toBe(`/job_instance/changes?period=${period}${company}`);
});
