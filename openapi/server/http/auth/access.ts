import type { operations } from '../../../generated/console';
import type { Role } from './roles';

/** The operations that need no token: their `security` in the contract is empty or has an empty entry. */
export type PublicOperation =
  | 'signIn'
  | 'getLoginInfos'
  | 'redirectToSso'
  | 'sendPasswordReset'
  | 'resetPassword'
  | 'getSamlMetadata'
  | 'postSamlAssertion'
  | 'createShopifyAppAccess';

/**
 * The minimum role for each call that needs a token. If a call of the contract is missing here, this file does not
 * compile. A running backend would refuse such a call.
 */
export const minimumRoles: Readonly<Record<Exclude<keyof operations, PublicOperation>, Role>> = {
  getResetPasswordLink: 'ROLE_ADMIN',
  createUser: 'ROLE_CLIENT_ADMIN',
  deleteUser: 'ROLE_CLIENT_ADMIN',
  listCompanyOptions: 'ROLE_ADMIN',
  listCompanies: 'ROLE_ADMIN',
  getCompany: 'ROLE_CLIENT_ADMIN',
  createCompany: 'ROLE_ADMIN',
  updateCompany: 'ROLE_ADMIN',
  deleteCompany: 'ROLE_ADMIN',
  getCompanySso: 'ROLE_CLIENT_ADMIN',
  createCompanySso: 'ROLE_CLIENT_ADMIN',
  updateCompanySso: 'ROLE_CLIENT_ADMIN',
  stopJobExecution: 'ROLE_USER',
  createJobInstance: 'ROLE_ADMIN',
  updateJobInstance: 'ROLE_USER',
  deleteJobInstance: 'ROLE_ADMIN',
  addToQueue: 'ROLE_USER',
  createSecuredVariable: 'ROLE_USER',
  updateSecuredVariable: 'ROLE_USER',
  deleteSecuredVariable: 'ROLE_USER',
  createAkeneoConnection: 'ROLE_CLIENT_ADMIN',
  createBynderConnection: 'ROLE_CLIENT_ADMIN',
  updateAkeneoConnection: 'ROLE_CLIENT_ADMIN',
  updateBynderConnection: 'ROLE_CLIENT_ADMIN',
  updateShopifyConnection: 'ROLE_CLIENT_ADMIN',
  deleteAkeneoConnection: 'ROLE_CLIENT_ADMIN',
  deleteBynderConnection: 'ROLE_CLIENT_ADMIN',
  deleteShopifyConnection: 'ROLE_CLIENT_ADMIN',
  testConnection: 'ROLE_CLIENT_ADMIN',
  createBynderAppAccess: 'ROLE_CLIENT_ADMIN',
  createAkeneoAppAccess: 'ROLE_CLIENT_ADMIN',
  generateAkeneoAppAccess: 'ROLE_CLIENT_ADMIN',
  generateShopifyAppAccess: 'ROLE_CLIENT_ADMIN',
  listUsers: 'ROLE_RESTRICTED_USER',
  getUser: 'ROLE_RESTRICTED_USER',
  updateUser: 'ROLE_RESTRICTED_USER',
  listJobExecutions: 'ROLE_RESTRICTED_USER',
  getJobExecution: 'ROLE_RESTRICTED_USER',
  downloadExecutionLogs: 'ROLE_RESTRICTED_USER',
  listJobWarnings: 'ROLE_RESTRICTED_USER',
  listJobs: 'ROLE_RESTRICTED_USER',
  listJobInstances: 'ROLE_RESTRICTED_USER',
  getJobInstance: 'ROLE_RESTRICTED_USER',
  listHistory: 'ROLE_RESTRICTED_USER',
  listAkeneoConnections: 'ROLE_RESTRICTED_USER',
  getAkeneoConnection: 'ROLE_RESTRICTED_USER',
  listBynderConnections: 'ROLE_RESTRICTED_USER',
  getBynderConnection: 'ROLE_RESTRICTED_USER',
  listShopifyConnections: 'ROLE_RESTRICTED_USER',
  getShopifyConnection: 'ROLE_RESTRICTED_USER',
  fetchAkeneoData: 'ROLE_RESTRICTED_USER',
  fetchBynderData: 'ROLE_RESTRICTED_USER',
  fetchShopifyData: 'ROLE_RESTRICTED_USER',
};

/** The minimum role for a call; null if `minimumRoles` does not list the call, which must then be refused. */
export function minimumRole(operationId: string): Role | null {
  return isListed(operationId) ? minimumRoles[operationId] : null;
}

function isListed(operationId: string): operationId is keyof typeof minimumRoles {
  return Object.hasOwn(minimumRoles, operationId);
}
