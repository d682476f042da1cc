import type { Backend } from '../../../openapi/server/backend';
import { clientWithToken, control, type Person, type Reply } from '../support/backend-client';
import { HOME } from './attackers';
import { observe, type World } from './observed-world';

/** A word in the texts of every foreign company. No probe contains it. */
export const MARK = 'mark7f3a9c2e';
/** A word in every secret. No answer may contain it. */
export const SECRET = 'hush5d81e04b';

const mustWork = (reply: Reply, what: string): Reply => {
  if (reply.status >= 300) throw new Error(`${what}: ${reply.status} ${reply.text.slice(0, 300)}`);
  return reply;
};

async function write(by: Person, method: string, url: string, body?: unknown): Promise<Reply> {
  return mustWork(await by.call(method, url, body), `${method} ${url}`);
}

const secretsOf: Readonly<Record<string, object>> = {
  akeneo_connections: { clientId: SECRET, secret: SECRET, user: SECRET, password: SECRET },
  bynder_connections: { permanentToken: SECRET },
  shopify_connections: {},
};

async function markConnections(root: Person, ids: ReadonlyMap<string, readonly string[]>, mark: object): Promise<void> {
  for (const [collection, secrets] of Object.entries(secretsOf)) {
    for (const id of ids.get(collection) ?? []) {
      await write(root, 'PATCH', `/api/${collection}/${id}`, { ...secrets, ...mark });
    }
  }
}

async function markInstances(root: Person, codes: readonly string[], mark: object): Promise<void> {
  for (const code of codes) {
    await write(root, 'PATCH', `/api/job_instances/${code}`, mark);
    await write(root, 'POST', '/api/secured_variables', { code: 'PLANTED', value: SECRET, jobInstance: code });
    await write(root, 'GET', `/api/job_instances/${code}/add_to_queue`);
  }
}

/** Starts authorisations as the administrator of a company, and adds their states to `ids`. */
async function beginAuthorisations(backend: Backend, company: string, ids: Map<string, string[]>): Promise<void> {
  const made = await control(backend, 'POST', 'token', { email: `admin@${company}.test` });
  const admin = clientWithToken(backend, String(made.body.token));
  const begun = {
    akeneo_app_accesses: { pimUrl: 'https://pim.example' },
    shopify_app_accesses: { shopUrl: 'a.shop.example' },
  };
  for (const [collection, body] of Object.entries(begun)) {
    const reply = await write(admin, 'POST', `/api/${collection}`, body);
    ids.set(collection, [new URL(String(reply.body.authorizationUrl)).searchParams.get('state') ?? '']);
  }
}

async function markCompany(root: Person, company: string, ids: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const iri = `/api/companies/${company}`;
  const email = `${MARK}-${company}@x.test`;
  await write(root, 'PATCH', iri, { name: `${MARK} ${company}` });
  await write(root, 'POST', '/api/users', { email, company: iri, roles: ['ROLE_USER'], preferredLocale: 'en' });
  await markConnections(root, ids, { label: MARK });
  await markInstances(root, (ids.get('job_instances') ?? []).slice(0, 2), {
    label: MARK,
    description: MARK,
    configuration: JSON.stringify({ note: MARK }),
    errorAlertEmails: [email],
  });
  for (const id of ids.get('company_s_s_os') ?? []) {
    const change = { idpEntityId: `https://${MARK}.example`, idpCert: SECRET, domain: `${MARK}.test` };
    await write(root, 'PATCH', `/api/company_s_s_os/${id}`, change);
  }
}

/**
 * Restores the sample data, then adds `MARK` to the data of all foreign companies and `SECRET` to secrets. Returns all
 * items.
 */
export async function seedWithMarks(backend: Backend, root: Person): Promise<World> {
  await control(backend, 'POST', 'reset');
  await control(backend, 'POST', 'runner', { paused: true });
  const { ids } = await observe(root);
  const states = new Map<string, Map<string, string[]>>();
  for (const [company, own] of ids) {
    if (company === '') continue;
    if (company === HOME) {
      await markConnections(root, own, {});
      await markInstances(root, (own.get('job_instances') ?? []).slice(0, 1), {});
    } else await markCompany(root, company, own);
    const begun = new Map<string, string[]>();
    await beginAuthorisations(backend, company, begun);
    states.set(company, begun);
  }
  const world = await observe(root);
  for (const [company, begun] of states) for (const [name, list] of begun) world.ids.get(company)?.set(name, list);
  return world;
}
