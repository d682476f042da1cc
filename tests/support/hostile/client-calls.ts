import type * as z from 'zod';
import * as appAccess from '@/data/online/app-access';
import * as companies from '@/data/online/companies';
import { readSso, saveSso } from '@/data/online/company-sso';
import * as connections from '@/data/online/connections';
import { resetPassword, sendPasswordReset } from '@/data/online/password-reset';
import * as users from '@/data/online/users';
import { clearSession, currentSession } from '@/data/session-store';
import { readLoginMethods, signIn } from '@/data/session/sign-in';
import type { CommandTable } from '@workers/sync/commands/commands';
import { KNOWN_EXECUTION, KNOWN_INSTANCE, type EngineWork } from './engine-work';
import { rowSchemas, version } from './row-schemas';
import * as shown from './shown-values';

/** A call of a screen, the sign-in or the engine, and the schema of its successful result. */
export interface ClientCall {
  run: () => Promise<{ ok: true; value: unknown } | { ok: false; problem: unknown }>;
  shows: z.ZodType;
}

/** Operations that the console's code does not call: the browser navigates to them, or another system calls them. */
export const NOT_CALLED = new Set(['redirectToSso', 'getSamlMetadata', 'postSamlAssertion']);

const call = (shows: z.ZodType, run: ClientCall['run']): ClientCall => ({ shows, run });
const PIM = { label: 'text', url: 'https://pim.test', company: '/api/companies/acme' };
const SERVICE = { label: 'text', domain: 'text', app: true, useEventWebhook: false };
const PERSON = { email: 'a@b.test', companyCode: 'acme', roles: ['ROLE_USER'], preferredLocale: 'en' as const };
const SSO = { enabled: false };

/**
 * The calls of each operation; the keys are operation ids. A test fails if an operation of the contract is missing
 * here.
 */
export function clientCalls(commands: CommandTable, engine: EngineWork): Readonly<Record<string, ClientCall[]>> {
  const connectionsOf = (type: 'akeneo' | 'bynder' | 'shopify') => ({
    list: [
      call(shown.nothing, () => commands.fetchConnections({ type })),
      call(shown.nothing, () => engine.resource(`connections/${type}`)),
    ],
    get: [
      call(shown.connection, () => connections.readConnection(type, '1')),
      call(shown.nothing, () => commands.fetchConnection({ type, id: 1 })),
    ],
    update: [call(shown.done, () => connections.changeConnection(type, '1', { label: 'text' }))],
    delete: [call(shown.done, () => connections.deleteConnection(type, '1'))],
    data: [call(shown.someText, () => connections.readData(type, '1', 'channels', { params: '{"page":1}' }))],
  });
  const pim = connectionsOf('akeneo');
  const service = connectionsOf('bynder');
  const shop = connectionsOf('shopify');
  return {
    signIn: [
      call(shown.session, async () => {
        clearSession();
        const outcome = await signIn('a@b.test', 'x');
        return outcome.ok ? { ok: true, value: currentSession() } : outcome;
      }),
    ],
    getLoginInfos: [
      call(shown.methods, async () => {
        const outcome = await readLoginMethods('a@b.test');
        return outcome.ok ? { ok: true, value: outcome.methods } : outcome;
      }),
    ],
    sendPasswordReset: [call(shown.done, () => sendPasswordReset('a@b.test'))],
    resetPassword: [
      call(shown.done, () => resetPassword({ token: 'x', plainPassword: 'x', toCheckPlainPassword: 'x' })),
    ],
    listUsers: [
      call(shown.page(shown.user), () => users.readUsers({ email: 'a', companyCode: 'acme' }, 2)),
      call(shown.user, () => users.readOwnUser()),
      call(shown.people, () => commands.findUsers({ email: 'a' })),
    ],
    createUser: [call(shown.user, () => users.createUser(PERSON))],
    getUser: [call(shown.user, () => users.readUserById(1)), call(shown.nothing, () => engine.person())],
    updateUser: [call(shown.done, () => users.changeUser(1, { companyCode: null }))],
    deleteUser: [call(shown.done, () => users.deleteUser(1))],
    getResetPasswordLink: [call(shown.someText, () => users.makeResetLink(1, 'bynder'))],
    listCompanyOptions: [
      call(shown.counted, () => commands.fetchOptions({ list: 'companies' })),
      call(shown.companyOptions, async () => ({ ok: true, value: await companies.readCompanyChoices() })),
      call(shown.nothing, () => engine.resource('companies')),
    ],
    listCompanies: [
      call(shown.page(shown.companyItem), () => companies.readCompanies('a', 1)),
      call(shown.companyOptions, () => commands.findCompanies({ name: 'a' })),
    ],
    createCompany: [call(shown.companyItem, () => companies.createCompany('acme', 'text'))],
    getCompany: [
      call(shown.companyItem, () => companies.readCompany('acme')),
      call(shown.nothing, () => commands.fetchCompany({ code: 'acme' })),
    ],
    updateCompany: [call(shown.done, () => companies.renameCompany('acme', 'text'))],
    deleteCompany: [call(shown.done, () => companies.deleteCompany('acme'))],
    getCompanySso: [call(shown.sso, () => readSso('acme'))],
    createCompanySso: [call(shown.done, () => saveSso('acme', null, SSO))],
    updateCompanySso: [call(shown.done, () => saveSso('acme', 1, SSO))],
    listJobExecutions: [
      call(shown.remotePage(rowSchemas.executions.shape.id), () => commands.findExecutions({ filters: {}, page: 1 })),
      call(shown.nothing, () => engine.task('head')),
      call(shown.nothing, () => engine.task('fill')),
      call(shown.nothing, () => engine.task('reconcile')),
    ],
    getJobExecution: [
      call(shown.found, () => commands.fetchExecution({ id: KNOWN_EXECUTION })),
      call(shown.nothing, () => engine.task('active')),
      call(shown.nothing, () => engine.task('watch')),
      call(shown.nothing, () => engine.detail('steps')),
    ],
    downloadExecutionLogs: [
      call(shown.someFile, () => commands.downloadLog({ id: KNOWN_EXECUTION })),
      call(shown.nothing, () => engine.detail('log')),
    ],
    stopJobExecution: [call(shown.stopped, () => commands.stop({ id: KNOWN_EXECUTION }))],
    listJobWarnings: [
      call(shown.remotePage(shown.warning), () => commands.fetchWarnings({ stepId: 1, page: 1 })),
      call(shown.nothing, () => engine.detail('warnings')),
    ],
    listJobs: [
      call(shown.counted, () => commands.fetchOptions({ list: 'jobs' })),
      call(shown.nothing, () => engine.resource('jobs')),
    ],
    listJobInstances: [call(shown.nothing, () => engine.resource('instances'))],
    createJobInstance: [call(shown.nothing, () => engine.send('new'))],
    getJobInstance: [call(shown.found, () => commands.fetchInstance({ code: KNOWN_INSTANCE }))],
    updateJobInstance: [call(shown.nothing, () => engine.send('change'))],
    deleteJobInstance: [call(shown.nothing, () => commands.deleteInstance({ code: KNOWN_INSTANCE }))],
    addToQueue: [call(shown.launched, () => commands.launch({ code: KNOWN_INSTANCE, delta: true }))],
    listHistory: [
      call(shown.remotePage(version), () => commands.fetchHistory({ code: KNOWN_INSTANCE, page: 1 })),
      call(shown.nothing, () => engine.detail('versions')),
    ],
    createSecuredVariable: [
      call(shown.made, () => commands.createSecuredVariable({ instanceCode: KNOWN_INSTANCE, code: 'A', value: 'v' })),
    ],
    updateSecuredVariable: [
      call(shown.nothing, () => commands.updateSecuredVariable({ instanceCode: KNOWN_INSTANCE, id: 1, value: 'v' })),
    ],
    deleteSecuredVariable: [
      call(shown.nothing, () => commands.deleteSecuredVariable({ instanceCode: KNOWN_INSTANCE, id: 1 })),
    ],
    listAkeneoConnections: pim.list,
    createAkeneoConnection: [
      call(shown.createdConnection, () =>
        connections.createConnection('akeneo', { ...PIM, clientId: 'x', secret: 'x', user: 'x', password: 'x' }),
      ),
    ],
    getAkeneoConnection: pim.get,
    updateAkeneoConnection: pim.update,
    deleteAkeneoConnection: pim.delete,
    listBynderConnections: service.list,
    createBynderConnection: [call(shown.createdConnection, () => connections.createConnection('bynder', SERVICE))],
    getBynderConnection: service.get,
    updateBynderConnection: service.update,
    deleteBynderConnection: service.delete,
    listShopifyConnections: shop.list,
    getShopifyConnection: shop.get,
    updateShopifyConnection: shop.update,
    deleteShopifyConnection: shop.delete,
    testConnection: [call(shown.done, () => connections.testConnection('akeneo', '1'))],
    fetchAkeneoData: pim.data,
    fetchBynderData: service.data,
    fetchShopifyData: shop.data,
    createShopifyAppAccess: [call(shown.provider, () => appAccess.startShopApp('https://shop.test'))],
    generateShopifyAppAccess: [call(shown.done, () => appAccess.finishShopApp({ state: 's', code: 'c' }))],
    createAkeneoAppAccess: [call(shown.provider, () => appAccess.startPimApp('https://pim.test'))],
    generateAkeneoAppAccess: [call(shown.done, () => appAccess.finishPimApp('s', 'c'))],
    createBynderAppAccess: [
      call(shown.provider, () => appAccess.startAssetServiceApp('x.test', '/api/bynder_connections/1')),
    ],
  };
}
