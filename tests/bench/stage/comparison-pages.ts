import type { RequestListener } from 'node:http';
import sirv from 'sirv';
import type { Backend } from '../../../openapi/server/backend';
import { createConsoleHost, pathOf } from '../../../openapi/server/hosting/console-host';
import { cacheControl } from '../../../openapi/server/hosting/headers';
import { listen, type Listener } from '../../../openapi/server/hosting/listen';
import { isBackendPath } from '../../../openapi/server/http/backend-paths';
import { answerAdminApi } from '../pages/admin-api';
import { buildAdmin } from '../pages/build-admin';
import { buildUncached } from '../pages/build-uncached';
import { openLink, type Link } from './link';

/** A page on another origin that shows the same rows as the console, but without the console's cache. */
export interface ComparisonPage {
  link: Link;
  /** The address that shows the rows. */
  address: string;
}

/** The pages that the console is compared with. Each is built at its first use and stays for the whole stage. */
export interface ComparisonPages {
  /** The console's grid, fed by a plain `fetch`. */
  uncached(): Promise<ComparisonPage>;
  /** API Platform Admin. */
  admin(): Promise<ComparisonPage>;
  /** The pages that were used so far. */
  opened(): Promise<ComparisonPage[]>;
  close(): Promise<void>;
}

type Opened = ComparisonPage & { listener: Listener };

/** Creates the comparison pages in front of a backend. */
export function createComparisonPages(backend: Backend): ComparisonPages {
  const opening = new Map<string, Promise<Opened>>();
  const once = (name: string, open: () => Promise<Opened>): Promise<ComparisonPage> => {
    const begun = opening.get(name) ?? open();
    opening.set(name, begun);
    return begun;
  };
  return {
    uncached: () => once('uncached', async () => serve(backend, uncachedHost(await buildUncached()), '/')),
    admin: () => once('admin', async () => serve(backend, adminHost(await buildAdmin()), '/#/job_executions')),
    opened: () => Promise.all(opening.values()),
    async close() {
      for (const { link, listener } of await Promise.all(opening.values())) {
        await link.close();
        await listener.close();
      }
    },
  };
}

async function serve({ app }: Backend, host: RequestListener, path: string): Promise<Opened> {
  const listener = await listen((request, response) => {
    // Only API Platform Admin requests the answers of this function.
    if (answerAdminApi(request, response)) return;
    if (isBackendPath(pathOf(request))) app.routing(request, response);
    else host(request, response);
  }, 0);
  const link = await openLink(listener.port);
  return { link, listener, address: `${link.url}${path}` };
}

const uncachedHost = (dist: string): RequestListener => createConsoleHost({ dist, isBackendPath, backendUrl: '' });

/**
 * Sends the console's cache headers, but not its content security policy, because API Platform Admin adds inline
 * styles.
 */
function adminHost(dist: string): RequestListener {
  const files = sirv(dist, { setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)) });
  return (request, response) => files(request, response, () => void response.writeHead(404).end());
}
