import { randomBytes } from 'node:crypto';
import { companyScope } from '../../http/auth/signed-in-user';
import { created, item, type Answer, type Call, type Handlers } from '../../http/call';
import { badRequest, blank, refuseViolations, violation } from '../../http/problem';
import type { Resource } from '../../http/wire/resource';
import { queryOne } from '../../store/database';

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
  await call.db.query('insert into app_accesses (state, kind, fields) values ($1, $2, $3::jsonb)', [
    state,
    kind,
    JSON.stringify(fields),
  ]);
  return state;
}

function hostOf(address: string): string | null {
  const text = address.includes('://') ? address : `https://${address}`;
  return URL.canParse(text) ? new URL(text).host : null;
}

/** Systems of the sample data have no authorisation page: the browser comes straight back, as if it had been granted. */
const isSample = (host: string) => host.endsWith('.example');

async function createShop(call: Call): Promise<Answer> {
  const host = hostOf(String(call.body.shopUrl ?? ''));
  refuseViolations([...call.bodyViolations, ...(host === null ? [violation('shopUrl', blank)] : [])]);
  const state = await remember(call, 'shopify', { shopUrl: host });
  const authorizationUrl = isSample(host ?? '')
    ? `${call.consoleOrigin}/shopify_app/callback?state=${state}&shop=${host}&code=sample`
    : `https://${host}/admin/oauth/authorize?state=${state}`;
  return created(resource('shopify', state, { authorizationUrl }));
}

async function createPim(call: Call): Promise<Answer> {
  const host = hostOf(String(call.body.pimUrl ?? ''));
  refuseViolations([...call.bodyViolations, ...(host === null ? [violation('pimUrl', blank)] : [])]);
  const state = await remember(call, 'akeneo', { pimUrl: `https://${host}` });
  const authorizationUrl = isSample(host ?? '')
    ? `${call.consoleOrigin}/akeneo_app/callback?state=${state}&code=sample`
    : `https://${host}/connect/apps/v1/authorize?response_type=code&state=${state}`;
  return created(resource('akeneo', state, { authorizationUrl }));
}

async function createMedia(call: Call): Promise<Answer> {
  const host = hostOf(String(call.body.domain ?? ''));
  refuseViolations([...call.bodyViolations, ...(host === null ? [violation('domain', blank)] : [])]);
  const { connection, appStyle } = call.body;
  const state = await remember(call, 'bynder', { connection, appStyle });
  const authorizationUrl = isSample(host ?? '')
    ? `${call.consoleOrigin}/connections?sucess_message=${encodeURIComponent('The app is connected.')}`
    : `https://${host}/v6/authentication/oauth2/auth?response_type=code&state=${state}`;
  return created(resource('bynder', state, { authorizationUrl }));
}

/** The fields of an authorisation that has begun; each may be finished once. */
async function finish(call: Call, kind: Kind): Promise<Record<string, string>> {
  const row = await queryOne<{ fields: Record<string, string> }>(
    call.db,
    'update app_accesses set used_at = now() where state = $1 and kind = $2 and used_at is null returning fields',
    [call.params.state ?? '', kind],
  );
  if (!row) throw badRequest('This authorisation is not known or was used already.');
  return row.fields;
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
  const { shopUrl = '' } = await finish(call, 'shopify');
  await connect(call, 'shopify', shopUrl, { shopUrl });
  return item(resource('shopify', call.params.state ?? '', { shopUrl }));
}

async function generatePim(call: Call): Promise<Answer> {
  refuseViolations(call.bodyViolations);
  const { pimUrl = '' } = await finish(call, 'akeneo');
  await connect(call, 'akeneo', hostOf(pimUrl) ?? pimUrl, { url: pimUrl, app: true });
  return item(resource('akeneo', call.params.state ?? '', { pimUrl }));
}

/** Authorisations of provider apps, and the connections that they end in. */
export const appAccessHandlers: Handlers = {
  createShopifyAppAccess: createShop,
  generateShopifyAppAccess: generateShop,
  createAkeneoAppAccess: createPim,
  generateAkeneoAppAccess: generatePim,
  createBynderAppAccess: createMedia,
};
