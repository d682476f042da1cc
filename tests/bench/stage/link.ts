import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** The quality of the network between browser and server. */
export interface LinkQuality {
  /** Round-trip time, milliseconds: the delay of a new connection and of every request. */
  latencyMs: number;
  /** The speed in each direction, for all connections together. */
  bytesPerSecond: number;
  /** The share of the requests, from 0 to 1, that end with a cut connection. */
  cut: number;
}

export const GOOD: LinkQuality = { latencyMs: 0, bytesPerSecond: Infinity, cut: 0 };
/** A good mobile link far from the server: 200 ms, 10 Mbit/s. */
export const FAR: LinkQuality = { latencyMs: 200, bytesPerSecond: 1_250_000, cut: 0 };
/** A bad link: 300 ms, 400 kbit/s, 5 % cut. */
export const BAD: LinkQuality = { latencyMs: 300, bytesPerSecond: 50_000, cut: 0.05 };

/** A proxy port in front of a server. It can be slow, cut requests or refuse connections. */
export interface Link {
  url: string;
  /** Changes the quality and closes all connections, as after minutes of inactivity. Null refuses every connection. */
  become(quality: LinkQuality | null): Promise<void>;
  /** Requests and bytes of both directions since the last call. */
  takeTraffic(): { requests: number; bytes: number };
  /** Resolves when `count` more requests have started. */
  requests(count: number): Promise<void>;
  /**
   * The chunks that the server has sent since the last call. `at` is wall-clock time, because the monotonic clocks of
   * two processes differ by tens of milliseconds.
   */
  takeAnswers(): { at: number; bytes: number }[];
  close(): Promise<void>;
}

const REQUEST = /^(?:GET|POST|PATCH|PUT|DELETE|HEAD|OPTIONS) /;

/**
 * Opens a link to a port of this machine. The link delays and cuts TCP connections, so it affects requests of workers
 * too.
 */
export async function openLink(target: number): Promise<Link> {
  const sockets = new Set<Socket>();
  let quality = GOOD;
  // The times at which each direction is free to send the next chunk.
  let upFreeAt = 0;
  let downFreeAt = 0;
  let traffic = { requests: 0, bytes: 0 };
  let waiting: { left: number; done: () => void } | null = null;
  let answers: { at: number; bytes: number }[] = [];
  // The seed is fixed, so that the same requests are cut in every run of the bench.
  let seed = 7;
  const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;

  const later = (ms: number, send: () => void): void => void (ms <= 0 ? send() : setTimeout(send, ms));
  const join = (client: Socket): void => {
    const server = connect(target, '127.0.0.1');
    const end = (): void => void (client.destroy(), server.destroy(), sockets.delete(client));
    sockets.add(client);
    for (const socket of [client, server]) socket.setNoDelay(true).on('error', end).on('close', end);
    // Nothing is read before the simulated connection is established.
    client.pause();
    later(quality.latencyMs, () => client.resume());
    client.on('data', (chunk) => {
      traffic.bytes += chunk.length;
      const now = performance.now();
      upFreeAt = Math.max(now, upFreeAt) + (chunk.length / quality.bytesPerSecond) * 1000;
      const arrives = upFreeAt - now + quality.latencyMs;
      if (REQUEST.test(chunk.toString('latin1', 0, 8))) {
        traffic.requests += 1;
        if (waiting !== null && (waiting.left -= 1) === 0) waiting.done();
        if (random() < quality.cut) return later(arrives, end);
      }
      later(arrives, () => server.write(chunk));
    });
    server.on('data', (chunk) => {
      traffic.bytes += chunk.length;
      const now = performance.now();
      answers.push({ at: Date.now(), bytes: chunk.length });
      downFreeAt = Math.max(now, downFreeAt) + (chunk.length / quality.bytesPerSecond) * 1000;
      later(downFreeAt - now, () => client.write(chunk));
    });
  };

  let listening: Server | null = await listenOn(0, join);
  const { port } = listening.address() as AddressInfo;
  const disconnect = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const refuse = async (): Promise<void> => {
    const closing = listening;
    listening = null;
    disconnect();
    if (closing !== null) await new Promise((resolve) => closing.close(resolve));
  };
  return {
    url: `http://localhost:${port}`,
    async become(wanted) {
      if (wanted === null) return refuse();
      disconnect();
      quality = wanted;
      upFreeAt = 0;
      downFreeAt = 0;
      listening ??= await listenOn(port, join);
    },
    takeTraffic() {
      const taken = traffic;
      traffic = { requests: 0, bytes: 0 };
      return taken;
    },
    requests(left) {
      return new Promise((done) => (waiting = { left, done }));
    },
    takeAnswers() {
      const taken = answers;
      answers = [];
      return taken;
    },
    close: refuse,
  };
}

function listenOn(port: number, join: (client: Socket) => void): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(join);
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(server));
  });
}
