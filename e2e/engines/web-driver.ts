/** The key that marks a reference to an element in the protocol (W3C WebDriver, section 12.3). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** The time limit for one command. */
const LONGEST_MS = 30_000;

interface Answer {
  value: unknown;
}

/** One browser session over the WebDriver protocol, with only the commands that main-job.ts needs. */
export class WebDriver {
  private constructor(
    private readonly base: string,
    readonly version: string,
  ) {}

  /**
   * Starts a session.
   * @param driver address of the driver's server
   * @param capabilities capabilities that the browser must match
   */
  static async start(driver: string, capabilities: object): Promise<WebDriver> {
    const answer = await call('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } });
    const session = answer as { sessionId: string; capabilities: { browserName: string; browserVersion: string } };
    const { browserName, browserVersion } = session.capabilities;
    return new WebDriver(`${driver}/session/${session.sessionId}`, `${browserName} ${browserVersion}`);
  }

  async open(url: string): Promise<void> {
    await this.#post('url', { url });
  }

  async reload(): Promise<void> {
    await this.#post('refresh', {});
  }

  evaluate(expression: string): Promise<unknown> {
    return this.#post('execute/sync', { script: `return ${expression}`, args: [] });
  }

  /** Finds an element and returns its id, which the other commands take. Throws if there is no such element. */
  async find(xpath: string): Promise<string> {
    const found = (await this.#post('element', { using: 'xpath', value: xpath })) as Record<string, string>;
    const id = found[ELEMENT];
    if (id === undefined) throw new Error(`No element matches ${xpath}`);
    return id;
  }

  async click(element: string): Promise<void> {
    await this.#post(`element/${element}/click`, {});
  }

  async type(element: string, text: string): Promise<void> {
    await this.#post(`element/${element}/value`, { text });
  }

  async end(): Promise<void> {
    await call('DELETE', this.base);
  }

  #post(command: string, body: object): Promise<unknown> {
    return call('POST', `${this.base}/${command}`, body);
  }
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(LONGEST_MS),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as Answer;
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${JSON.stringify(value).slice(0, 500)}`);
  return value;
}
