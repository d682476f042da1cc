import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '@tests/support/component/render';
import { ColumnsButton } from './columns-button';

const ALL = [
  { key: 'id', header: 'ID', choice: 'always' as const },
  { key: 'time', header: 'Time' },
  { key: 'type', header: 'Type' },
  { key: 'items', header: 'Items', choice: 'extra' as const },
];

function List() {
  const [chosen, setChosen] = useState<string[] | null>(null);
  return (
    <>
      <output>{chosen?.join() ?? 'usual'}</output>
      <ColumnsButton all={ALL} chosen={chosen} onChange={setChosen} />
    </>
  );
}

const chosen = (): string | null => screen.getByRole('status').textContent;
const box = (name: string): HTMLInputElement => screen.getByRole('checkbox', { name });

test('columns are chosen and moved with the keyboard, and the focus follows the column', async () => {
  const { user } = show(<List />);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await screen.findByText('3 of 4');
  expect([box('ID').disabled, box('Items').checked]).toEqual([true, false]);
  box('Items').focus();
  await user.keyboard(' ');
  expect(chosen()).toBe('id,time,type,items');
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  expect(chosen()).toBe('id,items,time,type');
  expect(document.activeElement).toBe(box('Items'));
  await user.click(screen.getByRole('button', { name: 'Move Type up' }));
  expect(chosen()).toBe('id,items,type,time');
  await user.click(screen.getByRole('button', { name: 'Standard columns' }));
  expect(chosen()).toBe('usual');
});
