import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { commands } from '@/data/commands';
import { databases } from '@/data/sync/databases';
import type { StepRow } from '@/domain/execution';
import { executionRow } from '../../../../../tests/support/execution-row';
import { show } from '../../../../../tests/support/component/render';
import { setConnection, signIn } from '../../../../../tests/support/component/world';
import { WarningSection } from './warning-section';

const RUN = executionRow(1, { status: 'warning', warningCount: 5 });
const step: StepRow = {
  id: 7,
  stepName: 'Read media',
  status: 'warning',
  warningCount: 5,
  summary: {},
  createdAt: null,
  endDate: null,
};

beforeEach(async () => {
  signIn();
  const { cache } = databases();
  await Promise.all([cache.keptRuns.clear(), cache.executionWarnings.clear()]);
});

test('says that the server lists no warnings although the step counts some', async () => {
  vi.spyOn(commands, 'readWarnings').mockResolvedValue({ ok: true, value: { items: [], total: 0, hasMore: false } });
  setConnection('live');
  show(<WarningSection run={RUN} steps={[step]} />);
  await screen.findByText('The server lists none of these warnings');
  expect(screen.queryByText(/Loading/)).toBeNull();
});
