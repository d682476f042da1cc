/** The part of the Web Locks API that the console uses. */
export interface Locks {
  request(name: string, options: LockOptions, work: () => Promise<void> | void): Promise<void>;
  /** Names of locks that are held or requested. */
  namesInUse(): Promise<Set<string>>;
}

/**
 * The browser's locks, which exist only on secure origins. On other origins, returns locks of this thread, which are
 * enough there: all pages share one engine in a SharedWorker, and the term in the cache stops any other engine.
 */
export function browserLocks(): Locks {
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined) return localLocks;
  return {
    async request(name, options, work) {
      await locks.request(name, options, work);
    },
    async namesInUse() {
      const { held = [], pending = [] } = await locks.query();
      return new Set([...held, ...pending].map((lock) => lock.name ?? ''));
    },
  };
}

/** A lock request that is waiting or holds its lock. */
interface LockRequest {
  shared: boolean;
  grant: () => void;
  /** Rejects the request, because the lock was stolen. */
  drop: (reason: unknown) => void;
}

/** Locks that only the callers of the same `LocalLocks` object see. */
export class LocalLocks implements Locks {
  readonly #held = new Map<string, Set<LockRequest>>();
  readonly #waiting = new Map<string, Set<LockRequest>>();

  async request(name: string, options: LockOptions, work: () => Promise<void> | void): Promise<void> {
    const { signal, steal = false, mode } = options;
    signal?.throwIfAborted();
    const held = entry(this.#held, name);
    const waiting = entry(this.#waiting, name);
    return new Promise<void>((resolve, reject) => {
      const request: LockRequest = {
        shared: mode === 'shared',
        drop: reject,
        grant: () => {
          waiting.delete(request);
          held.add(request);
          signal?.removeEventListener('abort', abandon);
          void Promise.resolve()
            .then(work)
            .then(resolve, reject)
            .finally(() => {
              held.delete(request);
              this.#grantNext(name);
            });
        },
      };
      const abandon = (): void => {
        waiting.delete(request);
        reject(new DOMException('The lock request was aborted', 'AbortError'));
      };
      if (steal) {
        for (const other of held) other.drop(new DOMException('The lock was stolen', 'AbortError'));
        held.clear();
        return request.grant();
      }
      signal?.addEventListener('abort', abandon, { once: true });
      waiting.add(request);
      this.#grantNext(name);
    });
  }

  async namesInUse(): Promise<Set<string>> {
    const used = [...this.#held, ...this.#waiting].filter(([, requests]) => requests.size > 0);
    return new Set(used.map(([name]) => name));
  }

  #grantNext(name: string): void {
    const held = entry(this.#held, name);
    for (const request of entry(this.#waiting, name)) {
      if (held.size > 0 && !(request.shared && [...held].every(({ shared }) => shared))) return;
      request.grant();
    }
  }
}

function entry(requests: Map<string, Set<LockRequest>>, name: string): Set<LockRequest> {
  const found = requests.get(name) ?? new Set();
  requests.set(name, found);
  return found;
}

const localLocks = new LocalLocks();
