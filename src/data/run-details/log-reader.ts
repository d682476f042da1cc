import { wrap } from 'comlink';
import workerUrl from '@workers/log/main?worker&url';
import type { ParsedLog } from '@/domain/log/parse-log';
import type { LogHits } from '@/domain/log/search-log';
import { trustedScriptUrl } from '@/lib/trusted-script-url';
import type { LogApi } from '@workers/protocol/log-api';

/** How long a search may take. A search for plain text in 100,000 lines takes a tenth of this time. */
const SEARCH_MS = 2_000;

/** The result of a search. `no-pattern`: the regular expression is not valid. `too-slow`: the search was stopped. */
export type LogSearchResult = { state: 'found'; hits: LogHits } | { state: 'no-pattern' | 'too-slow' };

/** Parses and searches a log in a worker of its own. Call `close` when the reader is no longer needed. */
export class LogReader {
  private text = '';
  private current: { worker: Worker; remote: LogApi } | null = null;
  private latestSearch = 0;

  /** Opens a log, which replaces the previous log. Rejects when the worker does not start. */
  open(text: string): Promise<ParsedLog> {
    this.text = text;
    return this.call((remote) => remote.open(text));
  }

  /**
   * Searches the log. If a regular expression takes too long, the worker is terminated, and a new worker opens the log.
   * @returns null when a newer search has begun
   */
  async search(query: string): Promise<LogSearchResult | null> {
    this.latestSearch += 1;
    const thisSearch = this.latestSearch;
    const isLatest = (): boolean => this.latestSearch === thisSearch;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<'too-slow'>((resolve) => {
      timer = setTimeout(() => resolve('too-slow'), SEARCH_MS);
    });
    // After a failure of the worker, a new worker must open the log before it searches. The search need not wait for
    // that, because a worker handles calls in order.
    if (this.current === null && this.text !== '') this.open(this.text).catch(() => undefined);
    const hits = await Promise.race([this.call((remote) => remote.search(query)), late]).finally(() => {
      clearTimeout(timer);
    });
    if (hits === 'too-slow') {
      if (isLatest()) await this.restart();
      return isLatest() ? { state: 'too-slow' } : null;
    }
    if (!isLatest()) return null;
    return hits === null ? { state: 'no-pattern' } : { state: 'found', hits };
  }

  close(): void {
    this.current?.worker.terminate();
    this.current = null;
  }

  private async restart(): Promise<void> {
    this.close();
    await this.open(this.text);
  }

  /**
   * Starts the worker if needed and calls it. Rejects if the worker's file cannot be loaded, because the call itself
   * would then never end; the next call starts another worker.
   */
  private call<Result>(method: (remote: LogApi) => Promise<Result>): Promise<Result> {
    this.current ??= newWorker();
    const { worker, remote } = this.current;
    return new Promise((resolve, reject) => {
      const fail = (): void => {
        if (this.current?.worker === worker) this.close();
        reject(new Error('The log worker failed'));
      };
      worker.addEventListener('error', fail, { once: true });
      method(remote)
        .then(resolve, reject)
        .finally(() => worker.removeEventListener('error', fail));
    });
  }
}

function newWorker(): { worker: Worker; remote: LogApi } {
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'log' });
  // Every method of `LogApi` already returns a promise, so the remote object has the same type.
  return { worker, remote: wrap<LogApi>(worker) };
}
