import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { databases } from '@/data/sync/databases';
import type { InstanceRow } from '@/domain/instance';
import { NEW_INSTANCE } from '@/domain/instance-fields';
import { executionRow } from '@tests/support/execution-row';
import { show, speak } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import type { TabProps } from '../../form-field';
import { ScheduleSection } from './schedule-section';
import { instanceRow } from '@tests/support/instance-row';

const MINUTE = 60_000;

const instance = (code: string, cronExpression: string | null, changes: Partial<InstanceRow> = {}): InstanceRow =>
  instanceRow(code, { label: `Job ${code}`, companyCode: 'acme', companyName: 'Acme', cronExpression, ...changes });

interface HarnessProps {
  cron: string;
  allowSimultaneousRun?: boolean;
  readOnly?: boolean;
  enabled?: boolean;
}

function Harness({ cron, allowSimultaneousRun = false, readOnly = false, enabled = true }: HarnessProps) {
  const [cronExpression, setCron] = useState<string | null>(cron);
  const form = {
    value: { ...NEW_INSTANCE, code: 'own', companyCode: 'acme', enabled, cronExpression, allowSimultaneousRun },
    set: { cronExpression: setCron },
    errors: {},
    readOnly,
  } as unknown as TabProps;
  return (
    <MemoryRouter>
      <ScheduleSection form={form} instance={instance('own', '0 4 * * *')}>
        {null}
      </ScheduleSection>
    </MemoryRouter>
  );
}

const cron = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Cron expression' });
const kind = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;
const choose = (name: string) => screen.getByRole('radio', { name });
const field = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

beforeEach(async () => {
  signIn({ roles: ['ROLE_CLIENT_ADMIN'], company: 'acme' });
  const { cache } = databases();
  await act(async () => {
    await Promise.all([cache.instances, cache.executions].map((table) => table.clear()));
    await cache.instances.bulkPut([
      instance('own', '0 4 * * *'),
      instance('night', '0 3 * * *'),
      instance('also', '5 3 * * *'),
      instance('off', '0 3 * * *', { enabled: false }),
      instance('other', '0 3 * * *', { companyCode: 'globex', companyName: 'Globex' }),
    ]);
  });
});

test('the fields and the expression stay in sync', async () => {
  const { user } = show(<Harness cron="0 4 * * *" />);
  const text = await cron();
  expect(kind()).toBe('daily');
  await user.selectOptions(field('Hour'), '06');
  expect(text.value).toBe('0 6 * * *');
  await user.click(screen.getByRole('button', { name: 'Add a time' }));
  expect(text.value).toBe('0 6,7 * * *');
  await user.click(choose('Weekdays'));
  await user.click(screen.getByRole('checkbox', { name: 'Friday' }));
  expect(text.value).toBe('0 6,7 * * 1-4');
  screen.getByText(/^was:/);
  await user.clear(text);
  expect(kind()).toBe('none');
  await user.type(text, '*/15 8-18 * * *');
  expect(kind()).toBe('minutes');
  expect([field('Minutes from start to start').value, field('Last hour').value]).toEqual(['15', '18']);
});

test('an expression that the fields cannot represent is kept, even after another kind was chosen', async () => {
  const { user } = show(<Harness cron="15 2-5 1,15 * 1-5" />);
  const text = await cron();
  expect(kind()).toBe('own');
  await user.click(choose('Hours'));
  expect(text.value).toBe('0 * * * *');
  await user.click(choose('Own expression'));
  expect(text.value).toBe('15 2-5 1,15 * 1-5');
});

test('a chosen kind stays chosen, even if another kind has the same expression', async () => {
  const { user } = show(<Harness cron="0 4 * * *" />);
  const text = await cron();
  await user.click(choose('Weekdays'));
  for (const name of ['Saturday', 'Sunday']) await user.click(screen.getByRole('checkbox', { name }));
  expect([text.value, kind()]).toEqual(['0 4 * * *', 'weekdays']);
});

test('says what is wrong with an expression, and leaves the decision to the server', async () => {
  show(<Harness cron="0 25 * * *" />);
  await cron();
  screen.getByText('Hour: 25 is not between 0 and 23.');
  screen.getByText(/The server decides whether it is valid/);
  expect(screen.queryByRole('table')).toBeNull();
});

test('without the right to edit, the fields are shown but disabled', async () => {
  show(<Harness cron="0 4 * * *" readOnly />);
  await cron();
  expect(choose('Hours').matches(':disabled')).toBe(true);
  expect(field('Hour').disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Add a time' })).toBeNull();
});

/** Stores six runs of 38 minutes. */
async function putUsualRuns(): Promise<void> {
  const start = Date.UTC(2026, 10, 20);
  const runs = Array.from({ length: 6 }, (_, id) =>
    executionRow(id + 1, {
      instanceCode: 'own',
      type: 'delta',
      createdAt: new Date(start).toISOString(),
      startedAt: new Date(start).toISOString(),
      finishedAt: new Date(start + 38 * MINUTE).toISOString(),
    }),
  );
  await act(async () => {
    const { cache } = databases();
    await cache.meta.put({
      key: 'fill',
      value: { done: true, page: 1, seen: 6, floor: 0, total: 6, top: 6, lowest: 1, bottom: 0 },
    });
    await cache.executions.bulkPut(runs);
  });
}

test('warns of a run that overlaps the next run, and offers the next less frequent schedule', async () => {
  await putUsualRuns();
  const { user } = show(<Harness cron="*/30 * * * *" />);
  await screen.findByText('Usually takes 38 min: overlaps the next run');
  expect(screen.getByRole('link', { name: 'Show these runs' }).getAttribute('href')).toBe(
    '/execution_tracker?jobInstance=own&type=delta',
  );
  await user.click(screen.getByRole('button', { name: 'Every hour, at minute 00' }));
  expect((await cron()).value).toBe('0 * * * *');
  await screen.findByText('Usually takes 38 min: ends before the next run.');
});

test('if simultaneous runs are allowed, an overlap is mentioned without a warning', async () => {
  await putUsualRuns();
  const { user } = show(<Harness cron="*/30 * * * *" allowSimultaneousRun />);
  await screen.findByText('Usually takes 38 min. “Allow simultaneous run” is on: runs may overlap.');
  expect(screen.queryByText(/overlaps the next run/)).toBeNull();
  await user.click(choose('Daily'));
  await screen.findByText('Usually takes 38 min: ends before the next run.');
});

test('the picture of the day shows the other enabled integrations of the company, also by keyboard', async () => {
  const { user } = show(<Harness cron="10 3 * * *" />);
  const strip = await screen.findByRole('slider', { name: /Most: 3 at 03:00/ });
  expect(strip.getAttribute('aria-valuetext')).toBe('03:00, 3 start, this one too: Job night and Job also');
  act(() => strip.focus());
  await user.keyboard('{ArrowRight}');
  expect(strip.getAttribute('aria-valuetext')).toBe('03:15, nothing starts');
  await user.keyboard('{ArrowLeft}{Enter}');
  const listed = await screen.findByRole('heading', { name: 'Starts from 03:00 to 03:15' });
  const items = within(listed.parentElement ?? document.body).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['03:00Job night', '03:05Job also', '03:10Job own']);
  await user.click(screen.getByRole('button', { name: 'Table' }));
  const table = await screen.findByRole('table', { name: 'Starts by quarter of an hour' });
  expect(within(table).getByText('Job night, Job also, and Job own')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Table' }));
});

test('a disabled integration is not counted among the starts', async () => {
  show(<Harness cron="10 3 * * *" enabled={false} />);
  await screen.findByText('The integration is disabled: nothing is started.');
  expect(await screen.findByRole('slider', { name: /Most: 2 at 03:00/ })).toBeDefined();
});

test('is translated to French', async () => {
  await speak('fr');
  show(<Harness cron="*/30 * * * *" />);
  await screen.findByRole('radio', { name: 'Expression libre' });
  expect(await screen.findByRole('table', { name: '10 prochaines exécutions' })).toBeDefined();
});
