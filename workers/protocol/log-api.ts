import type { ParsedLog } from '@/domain/log/parse-log';
import type { LogHits } from '@/domain/log/search-log';

/** What the worker of a log viewer does for its page. */
export interface LogApi {
  /** Takes a log, in place of the one before. */
  open(text: string): Promise<ParsedLog>;
  /** Searches the log; null for a regular expression that is not one. A slow one takes the worker's time without end. */
  search(query: string): Promise<LogHits | null>;
}
