import { expect, test, vi } from 'vitest';
import { openLaunchedLinks } from './open-launched-links';

test('the router opens a link passed to the window, but neither the current URL nor another site', () => {
  let launch = (_params: { targetURL?: string }): void => undefined;
  vi.stubGlobal('location', { href: 'https://console.test/', origin: 'https://console.test' });
  vi.stubGlobal('window', { launchQueue: { setConsumer: (consumer: typeof launch) => (launch = consumer) } });
  const navigate = vi.fn<() => Promise<void>>();
  openLaunchedLinks({ navigate });
  launch({ targetURL: 'https://console.test/' });
  launch({});
  launch({ targetURL: 'https://elsewhere.test/job_execution/7' });
  expect(navigate).not.toHaveBeenCalled();
  launch({ targetURL: 'https://console.test/job_execution/7?a=b#c' });
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/job_execution/7?a=b#c');
});

test('does nothing in a browser without launch handling', () => {
  vi.stubGlobal('window', {});
  expect(() => openLaunchedLinks({ navigate: vi.fn<() => Promise<void>>() })).not.toThrow();
});
