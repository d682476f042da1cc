import { syncName, type SyncMessage } from '@workers/protocol/sync-status';

/** The wire between all tabs and workers of one person. A channel does not hear its own messages. */
export class SyncChannel {
  readonly #channel: BroadcastChannel;

  constructor(draftsName: string, onMessage: (message: SyncMessage) => void) {
    this.#channel = new BroadcastChannel(syncName(draftsName));
    this.#channel.addEventListener('message', (event: MessageEvent<SyncMessage>) => onMessage(event.data));
  }

  send(message: SyncMessage): void {
    this.#channel.postMessage(message);
  }

  close(): void {
    this.#channel.close();
  }
}
