import type { Handlers } from '../http/call';
import { companyHandlers } from './companies/company-handlers';
import { samlMetadataHandlers } from './companies/saml-metadata';
import { ssoHandlers } from './companies/sso-handlers';
import { appAccessHandlers } from './connections/app-access-handlers';
import { connectionHandlers } from './connections/connection-handlers';
import { connectionWriteHandlers } from './connections/connection-writes';
import { dataHandlers } from './connections/data-handlers';
import { executionHandlers } from './executions/execution-handlers';
import { warningHandlers } from './executions/warning-handlers';
import { historyHandlers } from './instances/history-handlers';
import { instanceHandlers } from './instances/instance-handlers';
import { jobListHandlers } from './instances/job-list-handlers';
import { launchHandlers } from './instances/launch/launch-handlers';
import { securedVariableHandlers } from './instances/secured-variable-handlers';
import { passwordHandlers } from './session/password-handlers';
import { sessionHandlers } from './session/session-handlers';
import { ssoAnswerHandlers } from './session/sso-answer';
import { ssoRedirectHandlers } from './session/sso-redirect';
import { userHandlers } from './users/user-handlers';

/** The handlers of all operations; the keys are the operation ids in the contract. */
export const allHandlers: Handlers = {
  ...sessionHandlers,
  ...passwordHandlers,
  ...ssoRedirectHandlers,
  ...ssoAnswerHandlers,
  ...userHandlers,
  ...companyHandlers,
  ...ssoHandlers,
  ...samlMetadataHandlers,
  ...executionHandlers,
  ...warningHandlers,
  ...jobListHandlers,
  ...instanceHandlers,
  ...launchHandlers,
  ...historyHandlers,
  ...securedVariableHandlers,
  ...connectionHandlers,
  ...connectionWriteHandlers,
  ...dataHandlers,
  ...appAccessHandlers,
};
