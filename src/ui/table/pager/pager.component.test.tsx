import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show, speak } from '@tests/support/component/render';
import { Pager } from './pager';

function List({ total, start = 1 }: { total: number; start?: number }) {
  const [page, setPage] = useState(start);
  return (
    <>
      <p>Page {page}</p>
      <Pager page={page} total={total} onPageChange={setPage} />
    </>
  );
}

const pager = () => within(screen.getByRole('navigation', { name: 'Pages' }));
const button = (name: string): HTMLButtonElement => pager().getByRole('button', { name });
const numbers = (): string[] =>
  pager()
    .getAllByRole('button', { name: /^\d/ })
    .map((each) => each.textContent);
const current = (): string | undefined =>
  pager()
    .getAllByRole('button')
    .find((each) => each.getAttribute('aria-current') === 'page')?.textContent;

test('one page needs no pager', () => {
  show(<List total={30} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('goes to a page beside the current one, to the last and to the first', async () => {
  const { user } = show(<List total={271} />);
  expect(numbers()).toEqual(['1', '2', '3']);
  expect(button('First page').disabled).toBe(true);
  await user.click(button('3'));
  expect(numbers()).toEqual(['2', '3', '4']);
  expect(current()).toBe('3');
  await user.click(button('Last page'));
  expect(current()).toBe('10');
  expect(button('Last page').disabled).toBe(true);
  await user.click(button('First page'));
  expect(current()).toBe('1');
});

test('goes to the next and to the previous page', async () => {
  const { user } = show(<List total={61} />);
  expect(button('Previous page').disabled).toBe(true);
  await user.click(button('Next page'));
  await user.click(button('Next page'));
  expect(current()).toBe('3');
  expect(button('Next page').disabled).toBe(true);
  await user.click(button('Previous page'));
  expect(current()).toBe('2');
});

test('says which rows and which page are shown', async () => {
  const { user } = show(<List total={1_231} />);
  expect(pager().queryByText('1 to 30')).not.toBeNull();
  expect(pager().queryByText('Page 1 of 42')).not.toBeNull();
  await user.click(button('Last page'));
  expect(pager().queryByText('1,231 to 1,231')).not.toBeNull();
  expect(pager().queryByText('Page 42 of 42')).not.toBeNull();
});

test('the focus stays on the chosen page, so that the keyboard continues from there', async () => {
  const { user } = show(<List total={271} start={5} />);
  await user.click(button('6'));
  expect(document.activeElement).toBe(button('6'));
  await user.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  expect(document.activeElement).toBe(button('5'));
  expect(current()).toBe('5');
});

test('if the number of rows is unknown, it shows no number of pages, and offers the next page', async () => {
  const { user, rerender } = show(<Pager page={1} total={30} hasUncounted onPageChange={() => {}} />);
  pager().getByText('1 to 30');
  pager().getByText('Page 1');
  expect(numbers()).toEqual(['1', '2']);
  expect(pager().queryByRole('button', { name: 'Last page' })).toBeNull();
  rerender(<Pager page={2} total={60} hasUncounted onPageChange={() => {}} />);
  pager().getByText('31 to 60');
  await user.tab();
  rerender(<Pager page={3} total={64} onPageChange={() => {}} />);
  pager().getByText('61 to 64');
  await speak('fr');
  rerender(<Pager page={1} total={30} hasUncounted onPageChange={() => {}} />);
  pager().getByText('1 à 30');
});

test('a page past the end leads back to the last pages', () => {
  show(<List total={61} start={40} />);
  expect(numbers()).toEqual(['1', '2', '3']);
  expect(current()).toBeUndefined();
});

test('when the list grows by a page while the pager is shown, the pager offers the new page', async () => {
  const { user, rerender } = show(<Pager page={2} total={60} onPageChange={() => {}} />);
  expect(button('Last page').disabled).toBe(true);
  rerender(<Pager page={2} total={61} onPageChange={() => {}} />);
  expect(numbers()).toEqual(['1', '2', '3']);
  expect(button('Last page').disabled).toBe(false);
  await user.tab();
  expect(document.activeElement).toBe(button('First page'));
});

test('the names of its buttons are translated', async () => {
  show(<List total={61} />);
  await speak('fr');
  expect(
    pager()
      .getAllByRole('button')
      .map((each) => each.ariaLabel ?? each.textContent),
  ).toEqual(['Première page', 'Page précédente', '1', '2', '3', 'Page suivante', 'Dernière page']);
});
