import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isBackendPath as isConsolesBackendPath } from '@/lib/addresses/backend-paths';
import { isBackendPath as isServersBackendPath } from '@openapi/server/http/backend-paths';
import viteConfig from '../../vite.config';

const contract = parse(readFileSync('openapi/console.yaml', 'utf8')) as { paths: Record<string, unknown> };
const calls = Object.keys(contract.paths).map((path) => path.replaceAll(/\{\w+\}/g, 'x'));

/** The paths that the dev server forwards to the backend. */
const proxied = Object.keys((viteConfig as { server: { proxy: Record<string, unknown> } }).server.proxy);

const screens = ['/', '/login', '/execution_tracker', '/job_execution/7', '/job_instance/api/edit', '/connections'];

describe('the paths that belong to the backend on a shared origin', () => {
  it('the contract has calls', () => {
    expect(calls.length).toBeGreaterThan(30);
  });

  it.each(calls)('%s is left to the backend by service worker, host and dev server', (path) => {
    expect(isConsolesBackendPath(path)).toBe(true);
    expect(isServersBackendPath(path)).toBe(true);
    expect(proxied.some((prefix) => path.startsWith(prefix))).toBe(true);
  });

  it.each(screens)('%s is a screen', (path) => {
    expect(isConsolesBackendPath(path)).toBe(false);
    expect(isServersBackendPath(path)).toBe(false);
    expect(proxied.some((prefix) => path.startsWith(prefix))).toBe(false);
  });
});
