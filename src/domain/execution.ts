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
  /** Null for a person whom the server names only by an id. */
  createdByEmail: string | null;
  /** Whether a person launched it, even if the server does not send the e-mail. */
  isByPerson: boolean;
  stoppedById: string | null;
  stoppedByEmail: string | null;
  /** Which of these two people have no e-mail here, by id; absent if none. Only the cache's writer sets it. */
  unnamedPeople?: string[];
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

/** Values of an execution that only its item request returns. */
export interface ExecutionDetailRow {
  id: number;
  steps: StepRow[];
}

/** A person, an event or the schedule; `person` if the server does not send the person's e-mail. */
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
