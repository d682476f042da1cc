import type { FastifyInstance } from 'fastify';
import { queryOne, type Database } from '../store/database';
import { isPending } from '../store/pending-accesses';
import { escaped, sendNothingPending, sendStubPage } from './stub-page';

const path = '/authentication/provider';

/**
 * Whether the fake provider replaces the system at a host: it does so for hosts below `.example`, which are never real
 * hosts (RFC 2606).
 */
export const isSampleHost = (host: string): boolean => host.endsWith('.example');

/**
 * The address of the page that asks whether the app may use a system.
 * @param origin the origin of this backend
 */
export const appProviderAddress = (origin: string, state: string): string => `${origin}${path}?state=${state}`;

interface Access {
  kind: string;
  fields: { host: string; consoleOrigin: string };
}

/** The address in the console to which the provider sends the browser after the decision. */
function callback({ kind, fields }: Access, state: string, allowed: boolean): string {
  const { host, consoleOrigin } = fields;
  const at = (screen: string, query: Record<string, string>) =>
    `${consoleOrigin}${screen}?${String(new URLSearchParams(query))}`;
  if (kind === 'bynder') {
    return at(
      '/connections',
      allowed ? { sucess_message: 'The app is connected.' } : { error_message: 'The authorisation was refused.' },
    );
  }
  const answer: Record<string, string> = allowed ? { code: 'sample' } : { error: 'access_denied' };
  return kind === 'shopify'
    ? at('/shopify_app/callback', { state, shop: host, ...answer })
    : at('/akeneo_app/callback', { state, ...answer });
}

/** Adds the page of a fake PIM, asset service and shop, on which a person can try out an authorisation. */
export function addAppProvider(scope: FastifyInstance, db: Database): void {
  scope.get<{ Querystring: { values: ReadonlyMap<string, unknown> } }>(path, async (request, reply) => {
    const state = String(request.query.values.get('state') ?? '');
    const access = await queryOne<Access>(
      db,
      `select kind, fields from app_accesses where state = $1 and kind <> 'sso' and ${isPending()}`,
      [state],
    );
    if (!access) return sendNothingPending(reply, 'No authorisation waits here.');
    const link = (label: string, allowed: boolean) =>
      `<p><a href="${escaped(callback(access, state, allowed))}">${label}</a></p>`;
    const body = `<p>It plays ${escaped(access.fields.host)} and asks for no password. May Sync Console use it?</p>
${link('Allow', true)}
${link('Refuse', false)}`;
    return sendStubPage(reply, 'Stand-in provider', body, access.fields.consoleOrigin);
  });
}
