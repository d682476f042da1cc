import { expect, test, vi } from 'vitest';
import { openLaunchedLinks } from './open-launched-links';

test('a link handed to the window opens through the router; the address at hand and other sites do not', () => {
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

test('a browser without launch handling is left alone', () => {
  vi.stubGlobal('window', {});
  expect(() => openLaunchedLinks({ navigate: vi.fn<() => Promise<void>>() })).not.toThrow();
});
