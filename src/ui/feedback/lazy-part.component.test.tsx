import { act, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { optionalPart } from './lazy-part';

const within = (part: ReactNode) => <Suspense fallback="Loading">{part}</Suspense>;

test('a part that could not be loaded is loaded again when it is shown again', async () => {
  const load = vi.fn<() => Promise<{ default: () => ReactNode }>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValue({ default: () => 'Chart' });
  const Chart = optionalPart(load, () => 'Table');
  const { rerender } = render(within(<Chart />));
  expect(await screen.findByText('Table')).toBeDefined();
  rerender(within(<Chart />));
  expect(screen.getByText('Table')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
  rerender(within(null));
  rerender(within(<Chart />));
  expect(await screen.findByText('Chart')).toBeDefined();
  rerender(within(null));
  rerender(within(<Chart />));
  expect(screen.getByText('Chart')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that could not be loaded is loaded again when the network is back', async () => {
  const load = vi.fn<() => Promise<{ default: () => ReactNode }>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValue({ default: () => 'Chart' });
  const Chart = optionalPart(load, () => 'Table');
  const both = (
    <>
      <Chart />
      <Chart />
    </>
  );
  render(within(both));
  expect(await screen.findByText('TableTable')).toBeDefined();
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('ChartChart')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByText('ChartChart')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});
