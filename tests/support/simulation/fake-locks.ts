type Callback = (lock: Lock | null) => unknown;

/** The parts of Web Locks that the console uses: exclusive and shared locks. */
export class FakeLocks {
  readonly #tails = new Map<string, Promise<unknown>>();
  readonly #held = new Set<string>();

  query = async (): Promise<LockManagerSnapshot> => ({ held: [...this.#held].map((name) => ({ name })), pending: [] });

  request = async (name: string, given: LockOptions | Callback, then?: Callback): Promise<unknown> => {
    const [options, work] = typeof given === 'function' ? [{}, given] : [given, then];
    const { mode = 'exclusive', signal } = options;
    if (mode === 'shared') return this.#hold(name, work, mode);
    const before = this.#tails.get(name) ?? Promise.resolve();
    const held = this.#grantAfter(before, signal).then(() => this.#hold(name, work, mode));
    this.#tails.set(name, Promise.allSettled([before, held]));
    return held;
  };

  async #hold(name: string, work: Callback | undefined, mode: LockMode): Promise<unknown> {
    this.#held.add(name);
    try {
      return await work?.({ name, mode });
    } finally {
      this.#held.delete(name);
    }
  }

  async #grantAfter(before: Promise<unknown>, signal?: AbortSignal): Promise<void> {
    const aborted = new Promise<never>((_, reject) => {
      const refuse = (): void => reject(new DOMException('aborted', 'AbortError'));
      if (signal?.aborted === true) refuse();
      signal?.addEventListener('abort', refuse, { once: true });
    });
    await (signal === undefined ? before : Promise.race([aborted, before]));
  }
}
