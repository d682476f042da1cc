import { parseLog, type ParsedLog } from '@/domain/log/parse-log';
import { searchLog, searchPattern, type LogHits } from '@/domain/log/search-log';
import type { LogApi } from '../protocol/log-api';

const NO_HITS: LogHits = {
  lines: new Uint32Array(),
  from: new Uint32Array(),
  to: new Uint32Array(),
  isComplete: true,
};

/** Parses a log and searches it, for one log viewer. */
export class LogWorker implements LogApi {
  private text = '';
  private log: ParsedLog = parseLog('');

  async open(text: string): Promise<ParsedLog> {
    this.text = text;
    this.log = parseLog(text);
    return this.log;
  }

  async search(query: string): Promise<LogHits | null> {
    try {
      const pattern = searchPattern(query);
      return pattern === null ? NO_HITS : searchLog(this.text, this.log, pattern);
    } catch (error) {
      if (error instanceof SyntaxError) return null;
      throw error;
    }
  }
}
