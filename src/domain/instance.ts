/** Job instances. Times are ISO 8601 texts as the server sent them; null means absent. */

/**
 * The fields of a job instance that a user can edit and a write can send. `configuration` is JSON text, which may be
 * invalid while the user is typing.
 */
export interface InstanceFields {
  code: string;
  label: string;
  jobCode: string | null;
  companyCode: string | null;
  description: string;
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
}

export type InstanceField = keyof InstanceFields;

/** One job instance. `configuration` is the server's JSON text, byte for byte; it never contains secret values. */
export interface InstanceRow extends Omit<InstanceFields, 'label' | 'description'> {
  label: string | null;
  description: string | null;
  companyName: string | null;
  createdAt: string | null;
  updatedAt: string | null;
  /** The secured variables, without their values; null until the instance itself has been requested. */
  securedVariables: SecuredVariable[] | null;
}

/** A secret of a job instance. The server never returns its value. */
export interface SecuredVariable {
  id: number;
  code: string;
}

/** One version of a job instance. */
export interface HistoryEntry {
  version: number;
  /** Null when the system made the change. */
  username: string | null;
  loggedAt: string | null;
  changeSet: Record<string, { old: unknown; new: unknown }>;
}

/** The newest versions of a visited job instance, newest first. */
export interface HistoryRow {
  code: string;
  entries: HistoryEntry[];
  /** Whether the server has older versions. */
  hasMore: boolean;
  /** When the versions were read: milliseconds, device clock. */
  readAt: number;
}

/** The lists of options in the form of a new instance. */
export type OptionList = 'jobs' | 'companies';
