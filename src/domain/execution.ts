/** Job executions. Times are ISO 8601 texts as the server sent them; null means absent. */

export type ExecutionType = 'full' | 'delta' | 'event';

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
  createdById: string | null;
  /** Null for a person whom the server identifies only by an id. */
  createdByEmail: string | null;
  /** Whether a person launched the execution. The server may send this without the e-mail. */
  isByPerson: boolean;
  stoppedById: string | null;
  stoppedByEmail: string | null;
  /**
   * The ids among `createdById` and `stoppedById` whose e-mail the cache lacks; absent if there are none. Only the code
   * that writes the cache sets this field.
   */
  unnamedPeople?: string[];
  errorMessage: string | null;
  /** The sum of the warning counts of all steps. */
  warningCount: number;
}

/** One step of an execution. */
export interface StepRow {
  id: number;
  stepName: string;
  status: string;
  warningCount: number;
  /** The value of each counter, by name, as the server sent it. */
  summary: Record<string, string | number | boolean | null>;
  createdAt: string | null;
  endDate: string | null;
}

/** The part of an execution that the server returns only in the response for this one execution. */
export interface ExecutionDetailRow {
  id: number;
  steps: StepRow[];
}

/**
 * What can launch an execution: a person, an event or the schedule. `person` means a person whose e-mail the server
 * does not send.
 */
export type ExecutionCreator = { email: string } | 'person' | 'event' | 'schedule';

/** What launched an execution. */
export function creatorOf({
  createdByEmail,
  isByPerson,
  type,
}: Pick<ExecutionRow, 'createdByEmail' | 'isByPerson' | 'type'>): ExecutionCreator {
  if (createdByEmail !== null) return { email: createdByEmail };
  if (isByPerson) return 'person';
  return type === 'event' ? 'event' : 'schedule';
}
