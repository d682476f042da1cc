type Listener = (event: MessageEvent) => void;

const channels = new Map<string, Set<MemoryChannel>>();

/** A BroadcastChannel within one thread. It delivers without the event loop, which would lag behind virtual time. */
export class MemoryChannel {
  readonly #listeners = new Set<Listener>();
  readonly #others: Set<MemoryChannel>;

  constructor(readonly name: string) {
    this.#others = channels.get(name) ?? new Set();
    channels.set(name, this.#others);
    this.#others.add(this);
  }

  addEventListener(_type: 'message', listener: Listener): void {
    this.#listeners.add(listener);
  }

  postMessage(data: unknown): void {
    const receivers = [...this.#others].filter((other) => other !== this);
    const copy = structuredClone(data);
    queueMicrotask(() => {
      for (const receiver of receivers) receiver.#deliver(copy);
    });
  }

  close(): void {
    this.#others.delete(this);
    this.#listeners.clear();
  }

  #deliver(data: unknown): void {
    for (const listener of this.#listeners) listener(new MessageEvent('message', { data }));
  }
}
