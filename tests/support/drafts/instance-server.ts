/** A fault of one request. */
export type InstanceFault =
  /** The connection ends before the server receives the request. */
  | { kind: 'cut-before' }
  /** The server acts, but the answer is lost. */
  | { kind: 'cut-after' }
  /** The browser repeats the request: the server receives two requests, and the second answer counts. */
  | { kind: 'twice' }
  /** The client dies before the server receives the request, or after the server has acted. */
  | { kind: 'hang-before' }
  | { kind: 'hang-after' }
  /** The time limit of the call ends before the request arrives. */
  | { kind: 'timeout' }
  /**
   * The hub to which the server publishes changes is down: the server acts, and then answers with a 500 whose text says
   * no more than the status.
   */
  | { kind: 'hub-down' }
  /** The hub hangs: the server acts, and the client gives up before the answer comes. */
  | { kind: 'hub-hangs' }
  | { kind: 'status'; status: number; body?: unknown; retryAfter?: number }
  /** A proxy refuses with its own page. */
  | { kind: 'refusal-page'; status: number; text: string }
  /** An HTML page, as from a captive portal. */
  | { kind: 'html' };

/** The time after which the client gives up. */
const PATIENCE_MS = 15_000;

type Fields = Record<string, unknown>;

interface Version {
  version: number;
  username: string | null;
  loggedAt: string | null;
  changeSet: Record<string, { old: unknown; new: unknown }>;
}

export interface SeenRequest {
  method: string;
  path: string;
  body: Fields | null;
}

const PREFIX = '/api/job_instances';

const json = (status: number, body: unknown, retryAfter?: number): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/ld+json',
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    },
  });
const violation = (propertyPath: string, message: string): Response =>
  json(422, { '@type': 'ConstraintViolationList', violations: [{ propertyPath, message }] });

/** A server with job instances in memory. Its `fetch` answers the calls of the contract, with faults on demand. */
export class InstanceServer {
  readonly instances = new Map<string, Fields>();
  readonly requests: SeenRequest[] = [];
  /** Faults of the next requests of a method, in order. */
  readonly faults = new Map<string, InstanceFault[]>();
  /** Called when a request arrives, before it is handled: another person may act here. */
  onRequest: (request: SeenRequest) => void | Promise<void> = () => {};

  /** The versions of each instance, oldest first; the keys are codes. Each write adds a version. */
  readonly versions = new Map<string, Version[]>();
  /** Called after each write, with the instance before the write. */
  onCommit: (code: string, before: Fields | undefined, version: number) => void = () => {};
  /** Called when an instance is read. */
  onRead: (code: string) => void = () => {};
  /** Codes that the console tried to create although its earlier request had created them. */
  readonly createdTwice: string[] = [];
  /** Codes of instances that the console under test did not create and does not edit. */
  readonly foreign = new Set<string>();
  /** The changes that the console sent for a `foreign` instance. */
  readonly takenOver: string[] = [];
  /** The requests that came before the end of `Retry-After`. */
  readonly disturbed: string[] = [];
  /** The end of `Retry-After`, by the server's clock. */
  restsUntil = -Infinity;
  /** The server's clock, milliseconds since the epoch. */
  now: () => number = () => 0;
  /** Called while an answer is late, with the time that passes until the client gives up. */
  whileLate: (ms: number) => void = () => {};
  /** The e-mail of the person who sends the requests. */
  user = 'user@acme.test';
  /** The ids of the people to whom the history refers by an IRI. It refers to all other people by their e-mail. */
  readonly userIds = new Map<string, number>();
  /** Normalises an instance before the server stores it. */
  normalise: (instance: Fields) => Fields = (instance) => instance;
  /** Whether a change is answered without the instance. */
  answersWith204 = false;

  fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    const seen: SeenRequest = {
      method: request.method,
      path: new URL(request.url).pathname,
      body: text === '' ? null : (JSON.parse(text) as Fields),
    };
    await this.onRequest(seen);
    if (this.now() < this.restsUntil) this.disturbed.push(`${seen.method} ${seen.path}`);
    const fault = this.faults.get(seen.method)?.shift();
    if (fault?.kind === 'hang-before') return this.#hang();
    if (fault?.kind === 'cut-before') throw new TypeError('Failed to fetch');
    if (fault?.kind === 'timeout') throw new DOMException('The operation timed out.', 'TimeoutError');
    this.requests.push(seen);
    if (fault?.kind === 'status') {
      if (fault.retryAfter !== undefined) this.restsUntil = this.now() + fault.retryAfter * 1000;
      return json(fault.status, fault.body ?? { 'hydra:title': 'An error occurred' }, fault.retryAfter);
    }
    if (fault?.kind === 'refusal-page')
      return new Response(fault.text, { status: fault.status, headers: { 'Content-Type': 'text/html' } });
    if (fault?.kind === 'html') return new Response('<p>', { headers: { 'Content-Type': 'text/html' } });
    const answer = this.#handle(seen);
    if (fault?.kind === 'hang-after') return this.#hang();
    if (fault?.kind === 'cut-after') throw new TypeError('Failed to fetch');
    if (fault?.kind === 'hub-down')
      return json(500, { 'hydra:title': 'An error occurred', 'hydra:description': 'Internal Server Error' });
    if (fault?.kind === 'hub-hangs') {
      this.whileLate(PATIENCE_MS);
      throw new DOMException('The operation timed out.', 'TimeoutError');
    }
    if (fault?.kind !== 'twice') return answer;
    this.requests.push(seen);
    return this.#handle(seen, true);
  };

  #noteHang: () => void = () => {};
  #nextHang = new Promise<void>((resolve) => (this.#noteHang = resolve));

  /** Resolves when the next request hangs for ever. */
  hung(): Promise<void> {
    return this.#nextHang;
  }

  #hang(): Promise<Response> {
    this.#noteHang();
    this.#nextHang = new Promise<void>((resolve) => (this.#noteHang = resolve));
    return new Promise<Response>(() => {});
  }

  /** Writes that the server has seen. */
  writes(): SeenRequest[] {
    return this.requests.filter(({ method }) => method !== 'GET');
  }

  /** Writes changes as a person, or as the system if `username` is null, and adds a version to the history. */
  write(code: string, changes: Fields, username: string | null): void {
    const before = this.instances.get(code) ?? {};
    const after = this.normalise({ ...before, ...changes });
    const changed = Object.keys(after).filter((key) => JSON.stringify(after[key]) !== JSON.stringify(before[key]));
    const changeSet = Object.fromEntries(changed.map((key) => [key, { old: before[key] ?? null, new: after[key] }]));
    this.instances.set(code, after);
    const versions = this.versions.get(code) ?? [];
    const version = versions.length + 1;
    this.versions.set(code, [...versions, { version, username, loggedAt: null, changeSet }]);
    this.onCommit(code, this.instances.size > 0 && Object.keys(before).length > 0 ? before : undefined, version);
  }

  #history(code: string): Response {
    const versions = this.versions.get(code) ?? [];
    const member = versions.toReversed().map((version) => ({ ...version, username: this.#named(version.username) }));
    return json(200, { 'hydra:member': member, 'hydra:totalItems': versions.length });
  }

  #named(email: string | null): string | null {
    const id = this.userIds.get(email ?? '');
    return id === undefined ? email : `/api/users/${id}`;
  }

  #handle({ method, path, body }: SeenRequest, isRepeat = false): Response {
    if (method === 'POST') return this.#create(body ?? {}, isRepeat);
    const [code = '', part] = path
      .slice(PREFIX.length + 1)
      .split('/')
      .map(decodeURIComponent);
    if (part === 'history') return this.#history(code);
    const instance = this.instances.get(code);
    if (instance === undefined)
      return json(404, { 'hydra:title': 'An error occurred', 'hydra:description': 'Not Found' });
    if (method === 'GET') this.onRead(code);
    if (method === 'PATCH' && this.foreign.has(code)) this.takenOver.push(JSON.stringify(body));
    if (method === 'PATCH') this.write(code, body ?? {}, this.user);
    if (method === 'PATCH' && this.answersWith204) return new Response(null, { status: 204 });
    return json(200, this.instances.get(code));
  }

  #create(body: Fields, isRepeat: boolean): Response {
    const code = String(body['code']);
    const isOurs = this.versions.get(code)?.[0]?.username === this.user;
    if (this.instances.has(code) && isOurs && !isRepeat) this.createdTwice.push(code);
    if (this.instances.has(code)) return violation('code', 'This value is already used.');
    if (body['label'] === '') return violation('label', 'This value should not be blank.');
    this.write(code, { ...body, company: body['company'] ?? '/api/companies/filled-in' }, this.user);
    return json(201, this.instances.get(code));
  }
}
