import { screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount, mountAgain } from './mount';

let setStatus: (status: string | null) => void;
let subscriptions = 0;

/** A screen on which a text appears and disappears next to other texts, as on the screens of the console. */
function Status() {
  const [status, set] = useState<string | null>('pending');
  // Runs before the text is on the screen; an ordinary effect may run after it.
  useLayoutEffect(() => {
    setStatus = set;
    subscriptions += 1;
    return () => void (subscriptions -= 1);
  }, []);
  return (
    <p>
      Status: {status}
      {status === null && <b>unknown</b>}
    </p>
  );
}

/** Wraps texts in elements, as a browser's translator does. */
function translate(node: Node): void {
  for (const child of Array.from(node.childNodes)) {
    if (child.nodeType !== Node.TEXT_NODE) translate(child);
    else {
      const font = document.createElement('font');
      child.replaceWith(font);
      font.append(child);
    }
  }
}

const rootOf = () => document.querySelector<HTMLElement>('#root');
const shows = (text: string) => waitFor(() => expect(rootOf()?.textContent).toContain(text));

beforeEach(async () => {
  // Inside `act`, React throws an uncaught error instead of passing it to `mount`, which reports it (`console.error`).
  // With this flag off, these tests run outside `act`. The setup of all component tests switches it off too.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  document.body.innerHTML = '<div id="root"></div>';
  mount(rootOf() as HTMLElement, <Status />);
  await shows('Status: pending');
});

afterEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '';
});

test('a screen can be shown again after a translator has changed its nodes', async () => {
  vi.mocked(console.error).mockReturnValue();
  translate(rootOf() as HTMLElement);
  setStatus(null);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ name: 'NotFoundError' }));
  vi.mocked(console.error).mockClear();
  expect(screen.getByRole('alert').textContent).toContain('This page stopped working');
  retry.click();
  await shows('Status: pending');
  expect(screen.queryByRole('alert')).toBeNull();
  setStatus(null);
  await shows('Status: unknown');
});

test.each([
  ['emptied', (root: HTMLElement) => root.replaceChildren()],
  ['filled with other nodes', (root: HTMLElement) => (root.innerHTML = '<font><font>Statut</font></font>')],
  ['removed', (root: HTMLElement) => root.remove()],
  [
    'moved into another element',
    (root: HTMLElement) => document.body.appendChild(document.createElement('div')).append(root),
  ],
  ['copied', (root: HTMLElement) => document.body.append(root.cloneNode(true))],
])('the console can be shown again after its element was %s', async (_, change) => {
  change(rootOf() as HTMLElement);
  mountAgain();
  expect(document.querySelectorAll('#root')).toHaveLength(1);
  await shows('Status: pending');
  setStatus('running');
  await shows('Status: running');
});

test('the effects of the old screen are cleaned up', async () => {
  const before = subscriptions;
  rootOf()?.replaceChildren();
  mountAgain();
  await shows('Status: pending');
  await waitFor(() => expect(subscriptions).toBe(before));
});
