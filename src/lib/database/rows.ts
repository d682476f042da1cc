/** Every table's row. Times are ISO 8601 texts as the server sent them; null is "absent". */

export type ExecutionType = 'full' | 'delta' | 'event';
export type ConnectionType = 'akeneo' | 'bynder' | 'shopify';

/** One job execution, as a list shows it. */
export interface ExecutionRow {
  id: number;
  status: string;
  createdAt: string | null;
  startedAt: string | null;
  finishedAt: string | null;
  instanceCode: string | null;
  instanceLabel: string | null;
  jobCode: string | null;
  companyCode: string | null;
  companyName: string | null;
  type: ExecutionType;
  createdByEmail: string | null;
  stoppedByEmail: string | null;
  errorMessage: string | null;
  /** Sum of the warning counts of its steps. */
  warningCount: number;
}

export interface StepRow {
  id: number;
  stepName: string;
  status: string;
  warningCount: number;
  /** Counter name → value, as sent. */
  summary: Record<string, string | number | boolean | null>;
  createdAt: string | null;
  endDate: string | null;
}

/** What only the item of an execution tells. */
export interface ExecutionDetailRow {
  id: number;
  steps: StepRow[];
}

/** One job instance. `configuration` is the server's JSON text, byte by byte; secret values are never part of it. */
export interface InstanceRow {
  code: string;
  label: string | null;
  jobCode: string | null;
  companyCode: string | null;
  companyName: string | null;
  description: string | null;
  enabled: boolean;
  configuration: string;
  sendErrorEmail: boolean;
  errorAlertEmails: string[];
  sendWarningEmail: boolean;
  warningAlertEmails: string[];
  allowSimultaneousRun: boolean;
  cronExpression: string | null;
  eventTrigger: boolean;
  executionLogVerbosity: number | null;
  showJsonConfiguration: boolean;
  createdAt: string | null;
  updatedAt: string | null;
  /** Ids and codes of the secured variables, never a value; null until the item was read. */
  securedVariables: SecuredVariable[] | null;
}

/** A secret of a job instance, as the server shows it: without its value. */
export interface SecuredVariable {
  id: number;
  code: string;
}

/** One version of a job instance. */
export interface HistoryEntry {
  version: number;
  /** Null for the system. */
  username: string | null;
  loggedAt: string | null;
  changeSet: Record<string, { old: unknown; new: unknown }>;
}

/** The newest versions of a visited job instance, newest first. */
export interface HistoryRow {
  code: string;
  entries: HistoryEntry[];
  /** The server has older ones. */
  hasMore: boolean;
  /** When the server gave them, milliseconds, device clock. */
  readAt: number;
}

/** One connection; only what screens show, never a secret. */
export interface ConnectionRow {
  /** `{type}/{id}` */
  key: string;
  type: ConnectionType;
  id: number | string;
  label: string | null;
  companyCode: string | null;
  companyName: string | null;
  url: string | null;
  version: string | null;
  domain: string | null;
  app: boolean;
  useEventWebhook: boolean;
  shopUrl: string | null;
}

export type MetafieldOwner = 'PRODUCT' | 'PRODUCTVARIANT';

/** A metafield that a shop has; `key` is `namespace.key`, the text that a configuration holds. */
export interface MetafieldKey {
  key: string;
  name: string | null;
}

/** The metafields of one shop connection, as they were when a form last showed it. */
export interface MetafieldKeysRow {
  /** `{connection id}/{owner}` */
  key: string;
  keys: MetafieldKey[];
}

/** Where the metafields of a shop connection stand; ids of 5 and "5" are the same connection. */
export const metafieldRowKey = (connectionId: number | string, owner: MetafieldOwner): string =>
  `${connectionId}/${owner}`;

/** One job definition of `list_jobs`; `defaultConf` is JSON text. */
export interface JobRow {
  code: string;
  defaultConf: string;
  hasEventTrigger: boolean;
  connector: string | null;
}

export interface CompanyRow {
  code: string;
  name: string | null;
}

/** How many cached executions match one filter value; written in the transaction that writes the rows. */
export interface CounterRow {
  /** `all`, `status:{s}`, `instance:{code}`, `company:{code}`, `createdBy:{email}` */
  key: string;
  count: number;
}

export interface MetaRow {
  key: string;
  value: unknown;
}
