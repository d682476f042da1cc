import type { ExecutionFilters } from '@/domain/execution-filters';
import type { ApiProblem } from '@/domain/problem';
import type { ConnectionType, MetafieldOwner } from '@/domain/connection';
import type { HistoryEntry } from '@/domain/instance';

/** Everything an engine needs to work for one signed-in person. */
export interface SyncSession {
  backendUrl: string;
  token: string;
  cacheName: string;
  draftsName: string;
  email: string;
  superAdmin: boolean;
  /** Server clock minus device clock, milliseconds. */
  clockOffsetMs: number;
  pollSeconds: number;
  windowDays: number;
  windowRows: number;
}

/** What a command gives: a value, or why there is none. Words are found by the page. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; problem: ApiProblem };

export interface WarningEntry {
  id: number;
  message: string;
}

/** One page of something that is asked from the server at once. */
export interface RemotePage<T> {
  items: T[];
  total: number | null;
  hasMore: boolean;
}

/** Lists without paging that a new instance is filled in from. */
export type OptionList = 'jobs' | 'companies';

/** Commands that a page may run: arguments and answer of each. */
export interface Commands {
  /** `delta` null sends no override. */
  launch: { args: { code: string; delta: boolean | null }; answer: { executionId: number | null } };
  stop: { args: { id: number }; answer: null };
  readWarnings: { args: { stepId: number; page: number }; answer: RemotePage<WarningEntry> };
  /** A plain text: handed over without its contents, which may be many megabytes. */
  downloadLog: { args: { id: number }; answer: Blob };
  /** Ids in the server's order; the rows are in the cache by then. Null when the server does not filter by job instance. */
  findExecutions: { args: { filters: ExecutionFilters; page: number }; answer: RemotePage<number> | null };
  findUsers: { args: { email: string }; answer: { email: string }[] };
  findCompanies: { args: { name: string }; answer: { code: string; name: string | null }[] };
  /** `found` is false when this person has it no more. */
  readExecution: { args: { id: number }; answer: { found: boolean } };
  /** The row is in the cache by then; `found` false when the server has none for this person. */
  readInstance: { args: { code: string }; answer: { found: boolean } };
  deleteInstance: { args: { code: string }; answer: null };
  /** Page 1 is in the cache by then. */
  readHistory: { args: { code: string; page: number }; answer: RemotePage<HistoryEntry> };
  /** The keys are in the cache by then. */
  readMetafieldKeys: { args: { connectionId: number | string; owner: MetafieldOwner }; answer: null };
  /** The connections of one kind are in the cache by then; those that the server no longer names stay. */
  readConnections: { args: { type: ConnectionType }; answer: null };
  /** The list is in the cache by then; `count` is how many options the server has. */
  readOptions: { args: { list: OptionList }; answer: { count: number } };
  /** The row is in the cache by then, or gone from it when this person has it no more. */
  readConnection: { args: { type: ConnectionType; id: number | string }; answer: null };
  /** A value travels in the call and is kept nowhere. The instance is read anew; `id` null when the answer had none. */
  createSecuredVariable: { args: { instanceCode: string; code: string; value: string }; answer: { id: number | null } };
  updateSecuredVariable: { args: { instanceCode: string; id: number; value: string }; answer: null };
  deleteSecuredVariable: { args: { instanceCode: string; id: number }; answer: null };
}

export type CommandName = keyof Commands;

/** The face of the sync worker. */
export interface SyncApi {
  /** Starts to work for this session, or goes on with a newer token of the same person. */
  attach(session: SyncSession): Promise<void>;
  /**
   * Stops all work and closes the databases; resolves when nothing is written any more.
   * @param token when given, only the work for this token is ended, not that of a later sign-in
   */
  detach(token?: string): Promise<void>;
  /** The page tells whether it is visible: only a visible page's engine replaces a silent leader. */
  setVisible(pageId: string, visible: boolean): Promise<void>;
  /**
   * Runs a command for the person of this cache; rejects when the worker works for another one by now.
   * @param cacheName of the session that the page shows
   */
  run<N extends CommandName>(
    cacheName: string,
    name: N,
    args: Commands[N]['args'],
  ): Promise<Outcome<Commands[N]['answer']>>;
  /** Answers at once that it works: with the name of a lock that it holds for as long as it lives. */
  life(): Promise<string>;
}
