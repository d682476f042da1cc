import type { TFunction } from 'i18next';
import { expect, test, vi } from 'vitest';
import { commands } from '@/data/commands';
import { findUsers } from './find-options';

const t = ((key: string) => key) as unknown as TFunction<'executions'>;

test.each(['ada@acme.test', 'Ada@ACME.test '])(
  '%j offers a known e-mail once, as the server spells it',
  async (typed) => {
    vi.spyOn(commands, 'findUsers').mockResolvedValue({ ok: true, value: [{ email: 'ada@acme.test' }] });
    expect((await findUsers(typed, true, t)).map(({ value }) => value)).toEqual(['ada@acme.test']);
  },
);

test('an unknown e-mail is offered as typed', async () => {
  vi.spyOn(commands, 'findUsers').mockResolvedValue({ ok: true, value: [{ email: 'ada@acme.test' }] });
  const values = (await findUsers('new@acme.test', true, t)).map(({ value }) => value);
  expect(values).toEqual(['ada@acme.test', 'new@acme.test']);
});
