import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import type { FilesProblem, FilesProgress } from '@/lib/service-worker-messages';
import { verifiedFiles } from './verified-files';

/** A file of the build. */
export interface BuildFile extends PrecacheEntry {
  /** True if the console can start without this file. Such files are stored after the others. */
  readonly later?: boolean;
}

/** At most this many files are requested at a time, which leaves the page two of the browser's six connections. */
const AT_ONCE = 4;

/** The time limit for the request for a file. */
const FILE_TIMEOUT_MS = 120_000;

interface Options {
  /** Whether an earlier version serves the console while this version is being installed. */
  isUpdate: () => boolean;
  /** Tells the pages how many files are stored. */
  tell: (progress: FilesProgress) => Promise<void>;
}

/**
 * Stores the files of the build in Workbox's precache, each with its hash (decision 023). A first installation stores
 * the files that a start needs; `complete` then stores the rest. An update stores all files, because the earlier
 * version serves the console in the meantime.
 */
export class StoredFiles {
  readonly precache: PrecacheController;
  private readonly stored = new Set<string>();
  private storing: Promise<void> | undefined;
  private told: Promise<void> = Promise.resolve();

  private readonly files: readonly BuildFile[];

  constructor(
    files: readonly BuildFile[],
    origin: string,
    private readonly options: Options,
  ) {
    // The build lists the web app manifest a second time, without a hash.
    this.files = files.filter((file, index) => files.findIndex(({ url }) => url === file.url) === index);
    this.precache = new PrecacheController({ plugins: [verifiedFiles(this.files, origin)] });
    this.precache.addToCacheList([...this.files]);
  }

  /** Stores the files that a start needs. Rejects if a file cannot be stored, but keeps the other files. */
  async install(event: ExtendableEvent): Promise<void> {
    const isUpdate = this.options.isUpdate();
    await this.readStored();
    // Files that are stored already are included, so that a file with a wrong hash is requested again.
    const first = this.files.filter((file) => isUpdate || file.later !== true || this.isStored(file));
    const { problem, error } = await this.storeAll(first, event, isUpdate);
    if (problem === null) return;
    if (!isUpdate) this.report({ done: true, problem });
    await this.told;
    throw error;
  }

  /** Stores the missing files, and reports the progress to the pages. Never rejects. */
  complete(event: ExtendableEvent): Promise<void> {
    this.storing ??= this.storeMissing(event).finally(() => (this.storing = undefined));
    return this.storing;
  }

  private async storeMissing(event: ExtendableEvent): Promise<void> {
    await this.readStored();
    const missing = this.files.filter((file) => !this.isStored(file));
    const { problem } = await this.storeAll(missing, event, false);
    this.report({ done: true, problem });
    await this.told;
  }

  /** Stores these files, a few at a time. Goes on after a failure, so that the next try has less to do. */
  private async storeAll(
    files: readonly BuildFile[],
    event: ExtendableEvent,
    isSilent: boolean,
  ): Promise<{ problem: FilesProblem | null; error: unknown }> {
    const waiting = [...files];
    const failures: unknown[] = [];
    const storeNext = async (): Promise<void> => {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
        try {
          await this.store(file, event);
          if (!isSilent) this.report({ done: false, problem: null });
        } catch (error) {
          failures.push(error);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, storeNext));
    const isFull = failures.some((error) => error instanceof DOMException && error.name === 'QuotaExceededError');
    return { problem: failures.length === 0 ? null : isFull ? 'storage' : 'network', error: failures[0] };
  }

  private async store(file: BuildFile, event: ExtendableEvent): Promise<void> {
    // The page has just loaded most of these files, so the HTTP cache may have them. If a file there has a wrong hash,
    // the file is requested from the server.
    await this.request(file, event, 'force-cache').catch(() => this.request(file, event, 'reload'));
    this.stored.add(this.keyOf(file));
  }

  private async request(file: BuildFile, event: ExtendableEvent, cache: RequestCache): Promise<void> {
    const { url, integrity = '' } = file;
    const signal = AbortSignal.timeout(FILE_TIMEOUT_MS);
    const request = new Request(url, { integrity, cache, signal, credentials: 'same-origin', priority: 'low' });
    const params = { cacheKey: this.keyOf(file), integrity };
    const [response] = await Promise.all(this.precache.strategy.handleAll({ request, event, params }));
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
  }

  private async readStored(): Promise<void> {
    const cache = await caches.open(this.precache.strategy.cacheName);
    const keys = new Set((await cache.keys()).map(({ url }) => url));
    this.stored.clear();
    for (const file of this.files) if (keys.has(this.keyOf(file))) this.stored.add(this.keyOf(file));
  }

  private isStored(file: BuildFile): boolean {
    return this.stored.has(this.keyOf(file));
  }

  private keyOf({ url }: BuildFile): string {
    return this.precache.getCacheKeyForURL(url) ?? url;
  }

  private report(state: Pick<FilesProgress, 'done' | 'problem'>): void {
    const progress: FilesProgress = { type: 'FILES', stored: this.stored.size, total: this.files.length, ...state };
    this.told = this.told.then(() => this.options.tell(progress));
  }
}
