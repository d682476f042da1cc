import { act, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { showAt } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { RootLayout } from './root-layout';

/** The reading of the data, which the test finishes. */
const reading = {
  isDone: false,
  changed: () => {},
  subscribe: (changed: () => void) => {
    reading.changed = changed;
    return () => {};
  },
  finish: () => {
    reading.isDone = true;
    reading.changed();
  },
};
/** A screen whose title appears when its data has been read. */
function Reading() {
  const isDone = useSyncExternalStore(reading.subscribe, () => reading.isDone);
  return <main>{isDone ? <h1>Read</h1> : <button>Other</button>}</main>;
}

const start = (
  <main>
    <Link to="/next">Next</Link>
  </main>
);
const routes = [
  {
    element: <RootLayout />,
    children: [
      { path: '/', element: start },
      { path: '/next', element: <Reading /> },
    ],
  },
];

test.each([
  ['moves to a title that appears later', false],
  ['stays where the user has moved it', true],
])('after a navigation the focus %s', async (_, isMoved) => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  reading.isDone = false;
  signIn();
  const { user } = showAt('/', routes);
  await user.click(await screen.findByRole('link', { name: 'Next' }));
  const other = await screen.findByRole('button', { name: 'Other' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
  if (isMoved) act(() => other.focus());
  act(reading.finish);
  const title = await screen.findByRole('heading', { level: 1 });
  await vi.waitFor(() => expect(document.activeElement === title).toBe(!isMoved));
});
