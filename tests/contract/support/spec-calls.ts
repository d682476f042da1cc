/**
 * The calls that the console needs, written by hand and not derived from console.yaml: the test notices a call, a query
 * parameter or a payload key that console.yaml loses.
 */
export interface SpecCall {
  id: string;
  call: string;
  query?: string[];
  /** Keys of the payload. */
  body?: string[];
}

const executionFilters = [
  'page',
  'itemsPerPage',
  'order[id]',
  'jobInstance',
  'jobInstance.code',
  'status',
  'status[]',
  'createdAt[after]',
  'createdBy.email',
  'jobInstance.company.code',
  'jobInstance.company.code[]',
];

const instanceFields = [
  'label',
  'description',
  'enabled',
  'configuration',
  'sendErrorEmail',
  'errorAlertEmails',
  'sendWarningEmail',
  'warningAlertEmails',
  'allowSimultaneousRun',
  'cronExpression',
  'eventTrigger',
  'executionLogVerbosity',
  'showJsonConfiguration',
];

const ssoFields = [
  'enabled',
  'idpEntityId',
  'idpSsoUrl',
  'idpSloUrl',
  'idpCert',
  'domain',
  'adminPasswordAllowed',
  'autoCreate',
  'adminGroup',
  'userGroup',
  'restrictedUserGroup',
];

const connectionFilters = ['page', 'itemsPerPage', 'order[id]', 'company.code', 'label'];
const pimFields = ['label', 'url', 'company', 'clientId', 'secret', 'user', 'password'];
const assetServiceFields = ['label', 'domain', 'app', 'useEventWebhook', 'company', 'permanentToken'];

const session: SpecCall[] = [
  { id: 'signIn', call: 'POST /authentication_token', body: ['username', 'password'] },
  { id: 'getLoginInfos', call: 'GET /authentication/login_infos/{email}' },
  { id: 'redirectToSso', call: 'GET /authentication/redirect_to_sso/{email}/{appStyle}' },
  { id: 'sendPasswordReset', call: 'POST /reset_password_request/send/{email}', body: ['appStyle'] },
  {
    id: 'resetPassword',
    call: 'POST /reset_password_request/reset',
    body: ['plainPassword', 'toCheckPlainPassword', 'token'],
  },
];

const administration: SpecCall[] = [
  { id: 'listUsers', call: 'GET /api/users', query: ['page', 'order[id]', 'email', 'company.code'] },
  { id: 'getUser', call: 'GET /api/users/{id}' },
  { id: 'createUser', call: 'POST /api/users', body: ['email', 'company', 'roles', 'preferredLocale'] },
  {
    id: 'updateUser',
    call: 'PATCH /api/users/{id}',
    body: ['company', 'roles', 'preferredLocale', 'currentPlainPassword', 'plainPassword', 'toCheckPlainPassword'],
  },
  { id: 'deleteUser', call: 'DELETE /api/users/{id}' },
  { id: 'getResetPasswordLink', call: 'GET /api/users/{id}/reset-password-link', query: ['app_style'] },
  { id: 'listCompanyOptions', call: 'GET /api/list_companies', query: ['page'] },
  { id: 'listCompanies', call: 'GET /api/companies', query: ['page', 'name'] },
  { id: 'getCompany', call: 'GET /api/companies/{code}' },
  { id: 'createCompany', call: 'POST /api/companies', body: ['code', 'name'] },
  { id: 'updateCompany', call: 'PATCH /api/companies/{code}', body: ['name'] },
  { id: 'deleteCompany', call: 'DELETE /api/companies/{code}' },
  { id: 'getCompanySso', call: 'GET /api/companies/{code}/sso' },
  { id: 'createCompanySso', call: 'POST /api/company_s_s_os', body: ['company', ...ssoFields] },
  { id: 'updateCompanySso', call: 'PATCH /api/company_s_s_os/{id}', body: ssoFields },
  { id: 'getSamlMetadata', call: 'GET /saml/metadata/{kind}/{code}' },
  { id: 'postSamlAssertion', call: 'POST /saml/acs/{kind}/{code}', body: ['SAMLResponse'] },
];

const executions: SpecCall[] = [
  { id: 'listJobExecutions', call: 'GET /api/job_executions', query: executionFilters },
  { id: 'getJobExecution', call: 'GET /api/job_executions/{id}' },
  { id: 'downloadExecutionLogs', call: 'GET /api/job_executions/{id}/download_execution_logs' },
  { id: 'stopJobExecution', call: 'GET /api/job_executions/{id}/stop' },
  { id: 'listJobWarnings', call: 'GET /api/job_warnings', query: ['stepExecution', 'page'] },
];

const instances: SpecCall[] = [
  { id: 'listJobs', call: 'GET /api/list_jobs', query: ['page'] },
  {
    id: 'listJobInstances',
    call: 'GET /api/job_instances',
    query: ['page', 'itemsPerPage', 'label', 'company.code[]', 'jobCode[]', 'order[company.code]', 'order[label]'],
  },
  { id: 'getJobInstance', call: 'GET /api/job_instances/{code}' },
  {
    id: 'createJobInstance',
    call: 'POST /api/job_instances',
    body: ['code', 'jobCode', 'company', ...instanceFields],
  },
  { id: 'updateJobInstance', call: 'PATCH /api/job_instances/{code}', body: instanceFields },
  { id: 'deleteJobInstance', call: 'DELETE /api/job_instances/{code}' },
  { id: 'addToQueue', call: 'GET /api/job_instances/{code}/add_to_queue', query: ['delta_override'] },
  { id: 'listHistory', call: 'GET /api/job_instances/{code}/history', query: ['page'] },
  { id: 'createSecuredVariable', call: 'POST /api/secured_variables', body: ['code', 'value', 'jobInstance'] },
  { id: 'updateSecuredVariable', call: 'PATCH /api/secured_variables/{id}', body: ['value'] },
  { id: 'deleteSecuredVariable', call: 'DELETE /api/secured_variables/{id}' },
];

const connections: SpecCall[] = [
  { id: 'listAkeneoConnections', call: 'GET /api/akeneo_connections', query: connectionFilters },
  { id: 'getAkeneoConnection', call: 'GET /api/akeneo_connections/{id}' },
  { id: 'createAkeneoConnection', call: 'POST /api/akeneo_connections', body: pimFields },
  { id: 'updateAkeneoConnection', call: 'PATCH /api/akeneo_connections/{id}', body: pimFields },
  { id: 'deleteAkeneoConnection', call: 'DELETE /api/akeneo_connections/{id}' },
  { id: 'listBynderConnections', call: 'GET /api/bynder_connections', query: connectionFilters },
  { id: 'getBynderConnection', call: 'GET /api/bynder_connections/{id}' },
  { id: 'createBynderConnection', call: 'POST /api/bynder_connections', body: assetServiceFields },
  { id: 'updateBynderConnection', call: 'PATCH /api/bynder_connections/{id}', body: assetServiceFields },
  { id: 'deleteBynderConnection', call: 'DELETE /api/bynder_connections/{id}' },
  { id: 'listShopifyConnections', call: 'GET /api/shopify_connections', query: connectionFilters },
  { id: 'getShopifyConnection', call: 'GET /api/shopify_connections/{id}' },
  { id: 'updateShopifyConnection', call: 'PATCH /api/shopify_connections/{id}', body: ['label', 'company'] },
  { id: 'deleteShopifyConnection', call: 'DELETE /api/shopify_connections/{id}' },
  { id: 'testConnection', call: 'GET /test_connection/{type}/{id}' },
  { id: 'fetchAkeneoData', call: 'GET /akeneo_connections/{id}/data/{request}', query: ['params'] },
  { id: 'fetchBynderData', call: 'GET /bynder_connections/{id}/data/{request}', query: ['params'] },
  { id: 'fetchShopifyData', call: 'GET /shopify_connections/{id}/data/{request}', query: ['params', 'ownerType'] },
];

const activation: SpecCall[] = [
  { id: 'createShopifyAppAccess', call: 'POST /api/shopify_app_accesses', body: ['shopUrl'] },
  // The payload of this call is the query of the callback.
  { id: 'generateShopifyAppAccess', call: 'POST /api/shopify_app_accesses/{state}/generate' },
  { id: 'createAkeneoAppAccess', call: 'POST /api/akeneo_app_accesses', body: ['pimUrl'] },
  { id: 'generateAkeneoAppAccess', call: 'POST /api/akeneo_app_accesses/{state}/generate', body: ['code'] },
  { id: 'createBynderAppAccess', call: 'POST /api/bynder_app_accesses', body: ['domain', 'appStyle', 'connection'] },
];

export const specCalls = [...session, ...administration, ...executions, ...instances, ...connections, ...activation];

/** The fields of answers; the keys are the names of schemas. */
export const specFields: Record<string, string[]> = {
  JwtPayload: ['id', 'username', 'roles', 'company', 'iat', 'exp'],
  User: ['id', 'email', 'company', 'roles', 'preferredLocale', 'createdAt', 'updatedAt', 'lastConnectionDate'],
  Company: ['id', 'code', 'name', 'users', 'userNumber', 'jobInstanceNumber'],
  CompanySso: ['id', 'company', 'spCertificate', 'idpCertSet', ...ssoFields.filter((field) => field !== 'idpCert')],
  AkeneoConnection: [
    'id',
    'label',
    'url',
    'company',
    'version',
    'app',
    'clientIdSet',
    'secretSet',
    'userSet',
    'passwordSet',
  ],
  BynderConnection: ['id', 'label', 'domain', 'company', 'app', 'useEventWebhook', 'permanentTokenSet'],
  ShopifyConnection: ['id', 'label', 'shopUrl', 'company'],
  JobExecution: [
    'id',
    'jobInstance',
    'createdAt',
    'createdBy',
    'stoppedBy',
    'errorMessage',
    'status',
    'executionStartDate',
    'executionEndDate',
    'configuration',
    'stepExecutions',
  ],
  StepExecution: ['id', 'stepName', 'status', 'warningCount', 'summary', 'createdAt', 'endDate'],
  JobWarning: ['id', 'message'],
  Job: ['code', 'defaultConf', 'hasEventTrigger', 'connector'],
  JobInstance: ['id', 'code', 'jobCode', 'company', 'securedVariables', 'createdAt', 'updatedAt', ...instanceFields],
  SecuredVariable: ['id', 'code', 'jobInstance'],
  HistoryEntry: ['version', 'username', 'loggedAt', 'changeSet'],
};

/** The fields with secrets, which no answer may contain. */
export const secretFields = [
  'password',
  'plainPassword',
  'secret',
  'user',
  'clientId',
  'permanentToken',
  'idpCert',
  'value',
];
