import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { DISPLAY_SERVER, WEBKIT_DRIVER, webkitNeeds } from '@tests/support/browser/other-engines.mjs';
import type { Engine, EnginePage } from './engine-page';
import { WebDriver } from './web-driver';

/**
 * The keys that select the text of a field, so that typing replaces the text (Control+A; codes in W3C WebDriver,
 * section 17.4.2).
 */
const SELECT_ALL = '\uE009a\uE000';
/**
 * A script that collects the errors of a page, because the protocol does not report errors. The script starts with the
 * first evaluation in a page. Earlier errors are noticed only if they change what the page shows.
 */
const NOTEBOOK = `(globalThis.__errors ??= (() => {
  const errors = [];
  addEventListener('error', (event) => errors.push(event.message));
  addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));
  const original = console.error;
  console.error = (...words) => {
    errors.push(words.join(' '));
    original(...words);
  };
  return errors;
})())`;

/** WebKitGTK's MiniBrowser over WebDriver, on a virtual display. */
export const webkit: Engine = {
  ...webkitNeeds,
  async launch() {
    const started: ChildProcess[] = [];
    const end = async (): Promise<void> => {
      for (const child of started.toReversed()) await stop(child);
    };
    try {
      const display = spawn(DISPLAY_SERVER, ['-displayfd', '3', '-screen', '0', '1366x800x24', '-nolisten', 'tcp'], {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      });
      started.push(display);
      const number = await firstLine(display);
      const port = await freePort();
      const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
        env: { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
        detached: true,
        stdio: 'ignore',
      });
      started.push(driver);
      const address = `http://127.0.0.1:${port}`;
      await listening(address);
      const session = await WebDriver.start(address, {
        'webkitgtk:browserOptions': {
          binary: miniBrowser(),
          args: ['--automation'],
        },
      });
      return new WebkitPage(session, end);
    } catch (error) {
      await end();
      throw error;
    }
  },
};

class WebkitPage implements EnginePage {
  readonly #session: WebDriver;
  readonly #errors: string[] = [];
  readonly #end: () => Promise<void>;

  constructor(session: WebDriver, end: () => Promise<void>) {
    this.#session = session;
    this.#end = end;
  }

  get version(): string {
    return this.#session.version;
  }

  open(address: string): Promise<void> {
    return this.#session.open(address);
  }

  reload(): Promise<void> {
    return this.#session.reload();
  }

  async evaluate<Value>(expression: string): Promise<Value> {
    const answer = await this.#session.evaluate(`{ value: ${expression}, errors: ${NOTEBOOK}.splice(0) }`);
    const { value, errors } = answer as { value: Value; errors: string[] };
    this.#errors.push(...errors);
    return value;
  }

  async click(xpath: string): Promise<void> {
    await this.#session.click(await this.#session.find(xpath));
  }

  async fill(xpath: string, text: string): Promise<void> {
    const element = await this.#session.find(xpath);
    await this.#session.type(element, SELECT_ALL);
    await this.#session.type(element, text);
  }

  errors(): readonly string[] {
    return this.#errors;
  }

  async close(): Promise<void> {
    await this.#session.end().catch(() => {});
    await this.#end();
  }
}

/** The path of the browser, which Debian installs in the library folder of the architecture. */
function miniBrowser(): string {
  const places = ['x86_64', 'aarch64'].flatMap((machine) =>
    ['4.1', '4.0', '6.0'].map((api) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${api}/MiniBrowser`),
  );
  const found = places.find((path) => existsSync(path));
  if (found === undefined) throw new Error(`MiniBrowser not found in ${places.join(', ')}`);
  return found;
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdio[3]?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The display ended with ${code}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function listening(address: string): Promise<void> {
  const until = Date.now() + 10_000;
  for (;;) {
    try {
      await fetch(`${address}/status`);
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await sleep(50);
    }
  }
}

/** Kills a process. Kills a driver together with its process group, which includes the browser. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  try {
    process.kill(child.spawnfile === WEBKIT_DRIVER ? -child.pid : child.pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
  await gone;
}
