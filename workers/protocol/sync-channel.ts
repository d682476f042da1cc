import { isComplete, isMessage } from './message-rules';
import { syncName, type SyncMessage } from './sync-status';

/**
 * The version of the messages between tabs and engines. Increase it when the shape of a message changes, because tabs
 * and workers of other builds share the channel. `npm run shapes` reports such changes.
 */
export const SYNC_PROTOCOL = 3;

/** A message from a build with another protocol version, without the fields whose meaning depends on the version. */
export interface ForeignMessage {
  protocol: number;
  /** `status` is the heartbeat of a leading engine. */
  kind: string;
}

interface SyncChannelListeners {
  onMessage(message: SyncMessage): void;
  /** Called for a message of another protocol version. */
  onForeign(message: ForeignMessage): void;
}

/** Whether a value can be a protocol version. A number far above this build's number comes from another program. */
const isProtocol = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < SYNC_PROTOCOL + 1_000;

/**
 * The channel of all tabs and workers of one person. A `SyncChannel` does not receive the messages that it has sent.
 * Other pages of the origin can send anything on the channel, so everything that is not a message of the console is
 * dropped.
 */
export class SyncChannel {
  readonly #channel: BroadcastChannel;

  constructor(draftsName: string, { onMessage, onForeign }: SyncChannelListeners) {
    this.#channel = new BroadcastChannel(syncName(draftsName));
    this.#channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isMessage(data)) return;
      // The oldest builds sent no protocol number.
      const { protocol = 0, ...message } = data;
      if (protocol === SYNC_PROTOCOL) {
        if (isComplete(message)) onMessage(message);
      } else if (isProtocol(protocol)) onForeign({ protocol, kind: message.kind });
    });
  }

  send(message: SyncMessage): void {
    this.#channel.postMessage({ ...message, protocol: SYNC_PROTOCOL });
  }

  close(): void {
    this.#channel.close();
  }
}
