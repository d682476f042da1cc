import { randomBytes } from 'node:crypto';
import { countAttempt } from '../../http/auth/attempts';
import { companyScope } from '../../http/auth/signed-in-user';
import { created, item, type Answer, type Call, type Handlers } from '../../http/call';
import { badRequest, blank, refuseViolations, violation } from '../../http/problem';
import type { Resource } from '../../http/wire/resource';
import { appProviderAddress, isSampleHost } from '../../stubs/app-provider';
import { queryOne } from '../../store/database';
import { isPending, rememberAccess } from '../../store/pending-accesses';
import { webAddressViolations } from '../address-rules';
import { privateAddressViolations } from './private-address';

const noShop = 'This value is not the address of a shop.';

type Kind = 'akeneo' | 'bynder' | 'shopify';

const types: Readonly<Record<Kind, string>> = {
  akeneo: 'AkeneoAppAccess',
  bynder: 'BynderAppAccess',
  shopify: 'ShopifyAppAccess',
};

const resource = (kind: Kind, state: string, fields: object): Resource => ({
  '@id': `/api/${kind}_app_accesses/${state}`,
  '@type': types[kind],
  ...fields,
});

async function remember(call: Call, kind: Kind, fields: object): Promise<string> {
  const state = randomBytes(16).toString('hex');
  const { id: userId = null, companyId = null } = call.signedIn ?? {};
  await rememberAccess(call.db, { state, kind, userId, companyId, fields });
  return state;
}

function hostOf(address: string): string | null {
  const text = address.includes('://') ? address : `https://${address}`;
  return URL.canParse(text) ? new URL(text).host : null;
}

/** The host in a property of the call's body. Throws a violation when it is missing. */
function neededHost(call: Call, property: string): string {
  const host = hostOf(String(call.body[property] ?? ''));
  refuseViolations([...call.bodyViolations, ...(host === null ? [violation(property, blank)] : [])]);
  return host ?? '';
}

/**
 * Starts the authorisation of an app. The answer contains the address of the page on which the user grants access. For
 * systems of the sample data, it is a page of the fake provider.
 * @param page path and query of the provider's page, without the state
 */
async function begin(call: Call, kind: Kind, fields: { host: string }, page: string): Promise<Answer> {
  const { host } = fields;
  const state = await remember(call, kind, { ...fields, consoleOrigin: call.consoleOrigin });
  const authorizationUrl = isSampleHost(host)
    ? appProviderAddress(call.origin, state)
    : `https://${host}${page}state=${state}`;
  return created(resource(kind, state, { authorizationUrl }));
}

/** Whether a host is a shop: a plain host name below a domain of the shop platform, or a host of the sample data. */
function isShopHost(host: string, domains: readonly string[]): boolean {
  return /^[a-z\d.-]+$/.test(host) && (isSampleHost(host) || domains.some((domain) => host.endsWith(`.${domain}`)));
}

/**
 * Starts the authorisation of a shop. This call needs no sign-in, because the people whom the shop sends to the console
 * may not be signed in. So it accepts only hosts of shops, and the number of calls is limited.
 */
async function createShop(call: Call): Promise<Answer> {
  await countAttempt(call.db, 'activations', call.caller);
  const host = neededHost(call, 'shopUrl');
  if (!isShopHost(host, call.shopDomains)) refuseViolations([violation('shopUrl', noShop)]);
  return begin(call, 'shopify', { host }, '/admin/oauth/authorize?');
}

const createPim = (call: Call) => {
  refuseViolations([
    ...call.bodyViolations,
    ...webAddressViolations(call.body, ['pimUrl']),
    ...privateAddressViolations(call, ['pimUrl']),
  ]);
  return begin(call, 'akeneo', { host: neededHost(call, 'pimUrl') }, '/connect/apps/v1/authorize?response_type=code&');
};

/** Refuses the IRI of a connection that does not exist or belongs to another company. */
async function refuseUnknownConnection(call: Call, iri: unknown): Promise<void> {
  if (iri === null || iri === undefined) return;
  const id = /\/api\/bynder_connections\/(\d{1,9})$/.exec(String(iri))?.[1];
  const row = await queryOne(
    call.db,
    `select 1 from connections where id = $1 and kind = 'bynder' and ($2::int is null or company_id = $2)`,
    [Number(id ?? 0), companyScope(call.user)],
  );
  if (!row) throw badRequest(`Item not found for "${String(iri)}".`);
}

async function createMedia(call: Call): Promise<Answer> {
  const { connection, appStyle } = call.body;
  await refuseUnknownConnection(call, connection);
  refuseViolations([...call.bodyViolations, ...privateAddressViolations(call, ['domain'])]);
  const fields = { host: neededHost(call, 'domain'), connection, appStyle };
  return begin(call, 'bynder', fields, '/v6/authentication/oauth2/auth?response_type=code&');
}

/**
 * Finishes an authorisation and returns its host. An authorisation can be finished only once, and only with the
 * provider's code. If a signed-in user started it, only this user can finish it, and only while in the same company.
 * @param named the host in the provider's callback, which must be the host of the authorisation; null for a provider
 * whose callbacks contain no host
 */
async function finish(call: Call, kind: Kind, named: string | null = null): Promise<string> {
  if (!call.body.code) throw badRequest('The authorisation was refused.');
  const row = await queryOne<{ fields: { host: string } }>(
    call.db,
    `update app_accesses set used_at = now()
     where state = $1 and kind = $2 and ${isPending()}
       and (user_id is null or (user_id = $3 and company_id is not distinct from $4::int))
       and ($5::text is null or fields ->> 'host' = $5)
     returning fields`,
    [call.params.state ?? '', kind, call.user.id, call.user.companyId, named],
  );
  if (!row) throw badRequest('This authorisation is not known or was used already.');
  return row.fields.host;
}

async function connect(call: Call, kind: Kind, label: string, fields: object): Promise<void> {
  const text = JSON.stringify(fields);
  const company = companyScope(call.user);
  await call.db.query(
    `insert into connections (kind, label, company_id, fields) select $1, $2, $3, $4::jsonb
     where not exists (select 1 from connections where kind = $1 and company_id is not distinct from $3::int
                       and fields @> $4::jsonb)`,
    [kind, label, company, text],
  );
}

async function generateShop(call: Call): Promise<Answer> {
  const shopUrl = await finish(call, 'shopify', String(call.body.shop ?? ''));
  await connect(call, 'shopify', shopUrl, { shopUrl });
  return item(resource('shopify', call.params.state ?? '', { shopUrl }));
}

async function generatePim(call: Call): Promise<Answer> {
  refuseViolations(call.bodyViolations);
  const host = await finish(call, 'akeneo');
  const pimUrl = `https://${host}`;
  await connect(call, 'akeneo', host, { url: pimUrl, app: true });
  return item(resource('akeneo', call.params.state ?? '', { pimUrl }));
}

/** The calls that start and finish authorisations of provider apps. A finished authorisation creates a connection. */
export const appAccessHandlers: Handlers = {
  createShopifyAppAccess: createShop,
  generateShopifyAppAccess: generateShop,
  createAkeneoAppAccess: createPim,
  generateAkeneoAppAccess: generatePim,
  createBynderAppAccess: createMedia,
};
