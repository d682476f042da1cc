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

/** The result of a command: a value, or the problem. The page chooses the words for a problem. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; problem: ApiProblem };

export interface WarningEntry {
  id: number;
  message: string;
}

/** One page of a list that is requested from the server and not read from the cache. */
export interface RemotePage<T> {
  items: T[];
  total: number | null;
  hasMore: boolean;
}

/** Lists whose entries a new instance can have. */
export type OptionList = 'jobs' | 'companies';

/** The commands that a page may run, each with its arguments and its answer. */
export interface Commands {
  /** `delta` null sends no override. */
  launch: { args: { code: string; delta: boolean | null }; answer: { executionId: number | null } };
  stop: { args: { id: number }; answer: null };
  readWarnings: { args: { stepId: number; page: number }; answer: RemotePage<WarningEntry> };
  /** Plain text. A Blob is passed to the page without copying its contents, which may be many megabytes. */
  downloadLog: { args: { id: number }; answer: Blob };
  /**
   * Ids in the server's order; their rows are already in the cache. Null when the server cannot filter by job instance.
   */
  findExecutions: { args: { filters: ExecutionFilters; page: number }; answer: RemotePage<number> | null };
  findUsers: { args: { email: string }; answer: { email: string }[] };
  findCompanies: { args: { name: string }; answer: { code: string; name: string | null }[] };
  /** `found` is false when the server no longer shows the execution to this person. */
  readExecution: { args: { id: number }; answer: { found: boolean } };
  /** The row is already in the cache. `found` is false when the server shows no such instance to this person. */
  readInstance: { args: { code: string }; answer: { found: boolean } };
  deleteInstance: { args: { code: string }; answer: null };
  /** Page 1 is already in the cache. */
  readHistory: { args: { code: string; page: number }; answer: RemotePage<HistoryEntry> };
  /** The keys are already in the cache. */
  readMetafieldKeys: { args: { connectionId: number | string; owner: MetafieldOwner }; answer: null };
  /** The connections of one kind are already in the cache. Connections that the server no longer lists stay there. */
  readConnections: { args: { type: ConnectionType }; answer: null };
  /** The list is already in the cache; `count` is the number of options on the server. */
  readOptions: { args: { list: OptionList }; answer: { count: number } };
  /** The row is already in the cache, or removed from it when the server no longer shows it to this person. */
  readConnection: { args: { type: ConnectionType; id: number | string }; answer: null };
  /** The value is not stored. The instance is read again. `id` is null when the answer has none. */
  createSecuredVariable: { args: { instanceCode: string; code: string; value: string }; answer: { id: number | null } };
  updateSecuredVariable: { args: { instanceCode: string; id: number; value: string }; answer: null };
  deleteSecuredVariable: { args: { instanceCode: string; id: number }; answer: null };
}

export type CommandName = keyof Commands;

/** The interface of the sync worker. */
export interface SyncApi {
  /** Starts to work for this session, or continues with a newer token of the same person. */
  attach(session: SyncSession): Promise<void>;
  /**
   * Stops all work and closes the databases. Resolves after the last write.
   * @param token ends only the work for this token, not the work of a later sign-in
   */
  detach(token?: string): Promise<void>;
  /** Reports whether the page is visible. Only the worker of a visible page replaces a silent leader. */
  setVisible(pageId: string, visible: boolean): Promise<void>;
  /**
   * Runs a command for the person of this cache. Rejects when the worker now works for another person.
   * @param cacheName the cache of the page's session
   */
  run<N extends CommandName>(
    cacheName: string,
    name: N,
    args: Commands[N]['args'],
  ): Promise<Outcome<Commands[N]['answer']>>;
  /** Answers at once. Returns the name of a lock that the worker holds for as long as it lives. */
  life(): Promise<string>;
}
