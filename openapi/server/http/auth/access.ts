import type { Role } from './roles';

/** Calls that anybody may make without a token. */
export const publicOperations: ReadonlySet<string> = new Set([
  'signIn',
  'getLoginInfos',
  'redirectToSso',
  'sendPasswordReset',
  'resetPassword',
  'createShopifyAppAccess',
]);

/** The least role for a call that not every signed-in person may make. */
export const minimumRoles: Readonly<Record<string, Role>> = {
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
};
