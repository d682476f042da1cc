import { operations, type Operation } from '../support/contract-document';
import type { Person } from '../support/backend-client';

/** Who may make a call: everybody, or users with this role or a stronger role. */
export type ExpectedAccess = 'public' | 'ROLE_RESTRICTED_USER' | 'ROLE_USER' | 'ROLE_CLIENT_ADMIN' | 'ROLE_ADMIN';

/** The minimum role of every call, written by hand and not derived from the server. */
export const expectedAccess: Readonly<Record<string, ExpectedAccess>> = {
  signIn: 'public',
  getLoginInfos: 'public',
  redirectToSso: 'public',
  sendPasswordReset: 'public',
  resetPassword: 'public',
  getSamlMetadata: 'public',
  postSamlAssertion: 'public',
  createShopifyAppAccess: 'public',
  generateShopifyAppAccess: 'ROLE_CLIENT_ADMIN',
  createAkeneoAppAccess: 'ROLE_CLIENT_ADMIN',
  generateAkeneoAppAccess: 'ROLE_CLIENT_ADMIN',
  createBynderAppAccess: 'ROLE_CLIENT_ADMIN',
  listUsers: 'ROLE_RESTRICTED_USER',
  getUser: 'ROLE_RESTRICTED_USER',
  updateUser: 'ROLE_RESTRICTED_USER',
  createUser: 'ROLE_CLIENT_ADMIN',
  deleteUser: 'ROLE_CLIENT_ADMIN',
  getResetPasswordLink: 'ROLE_ADMIN',
  listCompanyOptions: 'ROLE_ADMIN',
  listCompanies: 'ROLE_ADMIN',
  getCompany: 'ROLE_CLIENT_ADMIN',
  createCompany: 'ROLE_ADMIN',
  updateCompany: 'ROLE_ADMIN',
  deleteCompany: 'ROLE_ADMIN',
  getCompanySso: 'ROLE_CLIENT_ADMIN',
  createCompanySso: 'ROLE_CLIENT_ADMIN',
  updateCompanySso: 'ROLE_CLIENT_ADMIN',
  listJobExecutions: 'ROLE_RESTRICTED_USER',
  getJobExecution: 'ROLE_RESTRICTED_USER',
  downloadExecutionLogs: 'ROLE_RESTRICTED_USER',
  stopJobExecution: 'ROLE_USER',
  listJobWarnings: 'ROLE_RESTRICTED_USER',
  listJobs: 'ROLE_RESTRICTED_USER',
  listJobInstances: 'ROLE_RESTRICTED_USER',
  getJobInstance: 'ROLE_RESTRICTED_USER',
  createJobInstance: 'ROLE_ADMIN',
  updateJobInstance: 'ROLE_USER',
  deleteJobInstance: 'ROLE_ADMIN',
  addToQueue: 'ROLE_USER',
  listHistory: 'ROLE_RESTRICTED_USER',
  createSecuredVariable: 'ROLE_USER',
  updateSecuredVariable: 'ROLE_USER',
  deleteSecuredVariable: 'ROLE_USER',
  listAkeneoConnections: 'ROLE_RESTRICTED_USER',
  getAkeneoConnection: 'ROLE_RESTRICTED_USER',
  createAkeneoConnection: 'ROLE_CLIENT_ADMIN',
  updateAkeneoConnection: 'ROLE_CLIENT_ADMIN',
  deleteAkeneoConnection: 'ROLE_CLIENT_ADMIN',
  listBynderConnections: 'ROLE_RESTRICTED_USER',
  getBynderConnection: 'ROLE_RESTRICTED_USER',
  createBynderConnection: 'ROLE_CLIENT_ADMIN',
  updateBynderConnection: 'ROLE_CLIENT_ADMIN',
  deleteBynderConnection: 'ROLE_CLIENT_ADMIN',
  listShopifyConnections: 'ROLE_RESTRICTED_USER',
  getShopifyConnection: 'ROLE_RESTRICTED_USER',
  updateShopifyConnection: 'ROLE_CLIENT_ADMIN',
  deleteShopifyConnection: 'ROLE_CLIENT_ADMIN',
  testConnection: 'ROLE_CLIENT_ADMIN',
  fetchAkeneoData: 'ROLE_RESTRICTED_USER',
  fetchBynderData: 'ROLE_RESTRICTED_USER',
  fetchShopifyData: 'ROLE_RESTRICTED_USER',
};

/** The ids and codes of items of one company, one item of each kind. `step` occurs only in a filter, not in a path. */
export interface Belongings {
  company: string;
  user: number;
  execution: number;
  step: number;
  instance: string;
  variable: number;
  sso: number;
  akeneo: number;
  bynder: number;
  shopify: number;
}

type Item = Record<string, unknown>;

async function firstId(person: Person, url: string): Promise<number> {
  const [row] = (await person.list(url)).rows;
  return Number(row?.id ?? 0);
}

/** Looks up the items of a company as the super administrator, and creates a secured variable. */
export async function belongingsOf(root: Person, company: string): Promise<Belongings> {
  const filter = `company.code=${company}`;
  const instance = `${company}_dummy`;
  const [execution] = (await root.list(`/api/job_executions?jobInstance.company.code[]=${company}&itemsPerPage=1`))
    .rows;
  const made = await root.call('POST', '/api/secured_variables', { code: 'PROBE', value: 'x', jobInstance: instance });
  const sso = await root.get(`/api/companies/${company}/sso`);
  return {
    company,
    user: await firstId(root, `/api/users?email=${company === 'acme' ? 'user@acme' : 'sso@globex'}`),
    execution: Number(execution?.id),
    step: Number((execution?.stepExecutions as Item[] | undefined)?.[0]?.id),
    instance,
    variable: Number(made.body.id),
    sso: sso.status === 200 ? Number(sso.body.id) : 0,
    akeneo: await firstId(root, `/api/akeneo_connections?${filter}`),
    bynder: await firstId(root, `/api/bynder_connections?${filter}`),
    shopify: await firstId(root, `/api/shopify_connections?${filter}`),
  };
}

/** The kind of item that a path parameter identifies, for each start of a path. */
const owners: readonly [prefix: string, key: keyof Belongings][] = [
  ['/api/users/', 'user'],
  ['/api/companies/', 'company'],
  ['/api/company_s_s_os/', 'sso'],
  ['/api/job_executions/', 'execution'],
  ['/api/job_instances/', 'instance'],
  ['/api/secured_variables/', 'variable'],
  ['/api/akeneo_connections/', 'akeneo'],
  ['/api/bynder_connections/', 'bynder'],
  ['/api/shopify_connections/', 'shopify'],
  ['/akeneo_connections/', 'akeneo'],
  ['/bynder_connections/', 'bynder'],
  ['/shopify_connections/', 'shopify'],
  ['/test_connection/{type}/', 'akeneo'],
];

/** A call of the contract whose path identifies an item of a company. */
export interface OwnedCall {
  id: string;
  method: string;
  minimum: ExpectedAccess;
  url: (of: Belongings) => string;
}

function split({ call }: Operation): [method: string, path: string] {
  const [method = '', path = ''] = call.split(' ');
  return [method, path];
}

/**
 * Whether anybody may make a call, or its path identifies no item of a company. A `{state}` in a path identifies an
 * authorisation that somebody has begun, not an item.
 */
export const unowned = (operation: Operation): boolean =>
  expectedAccess[operation.id] === 'public' ||
  !split(operation)[1].includes('{') ||
  split(operation)[1].includes('{state}');

/**
 * Every call that needs a sign-in and whose path identifies an item of a company. Throws for a path that is missing in
 * `owners`.
 */
export function ownedCalls(): OwnedCall[] {
  return operations
    .filter((operation) => !unowned(operation))
    .map((operation) => {
      const [method, path] = split(operation);
      const key = owners.find(([prefix]) => path.startsWith(prefix))?.[1];
      const who = expectedAccess[operation.id];
      if (key === undefined || who === undefined)
        throw new Error(`${operation.call}: the owner or the minimum role is missing`);
      const url = (of: Belongings) =>
        path
          .replace('{type}', 'akeneo')
          .replace(/\{(?:id|code)\}/, encodeURIComponent(String(of[key])))
          .replace(
            '{request}',
            operation.id === 'fetchBynderData'
              ? 'account'
              : operation.id === 'fetchShopifyData'
                ? 'metafieldKeys?ownerType=PRODUCT'
                : 'channels',
          );
      return { id: operation.id, method, minimum: who, url };
    });
}
