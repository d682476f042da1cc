import type { ParsedLog } from '@/domain/log/parse-log';
import type { LogHits } from '@/domain/log/search-log';

/** The interface of a log viewer's worker. */
export interface LogApi {
  /** Parses a log, and keeps it for `search` instead of the previous log. */
  open(text: string): Promise<ParsedLog>;
  /**
   * Searches the log that was opened last. Returns null if the query is an invalid regular expression. A search has no
   * time limit, so a slow regular expression blocks the worker.
   */
  search(query: string): Promise<LogHits | null>;
}
