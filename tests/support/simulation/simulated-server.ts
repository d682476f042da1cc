import type { SeededRandom } from './seeded-random';
import type { VirtualClock } from './virtual-clock';

export type Dialect = 'prefixed' | 'plain' | 'partial';

interface SimulatedExecution {
  id: number;
  status: string;
  createdAt: string;
  instance: string;
  company: string;
}

interface SimulatedInstance {
  code: string;
  label: string;
  updatedAt: string;
}

/**
 * Faults of the next requests. Two faults concern the hub to which the server publishes changes. `hub-down`: the server
 * acts, and answers with a 500 whose text says no more than the status · `hub-hangs`: the server acts, and the client
 * gives up · `empty-list`: an empty list with a total of 0 · `short-list`: the first members of a page, marked as the
 * last page · `empty-page`: a page without members but with the full total
 */
export type Fault =
  HubFault | 'network' | 'status-500' | 'status-503' | 'html' | 'truncated' | 'other-json' | WrongPage;
type HubFault = 'hub-down' | 'hub-hangs';
type WrongPage = 'empty-list' | 'short-list' | 'empty-page';

/** The time after which the client gives up. */
const PATIENCE_MS = 15_000;

const companyJson = (code: string) => ({ '@id': `/api/companies/${code}`, code, name: code });
const PENDING = new Set(['waiting', 'inProgress', 'mustStop']);

/**
 * An API Platform server in memory that follows the contract, with late commits, changing statuses, deletions, page
 * caps, three dialects, ignored filters, and faults on demand. Its `fetch` answers the calls.
 */
export class SimulatedServer {
  readonly executions = new Map<number, SimulatedExecution>();
  readonly instances = new Map<string, SimulatedInstance>();
  /** The company of the signed-in person. The server sends the rows of this company. */
  company = 'acme';
  dialect: Dialect = 'prefixed';
  pageCap = 100;
  /** How far the server's clock is ahead of the device's clock, in milliseconds. */
  clockAheadMs = 0;
  filtersFailOpen = false;
  listsOmitConfiguration = false;
  /** Whether the server writes people as IRIs; otherwise it writes objects with an e-mail. */
  namesPeopleByIri = false;
  /** The status of the server's answers to requests for a user. */
  usersStatus: 200 | 403 | 404 = 200;
  /** Whether the list of executions omits fields that the response for a single execution contains. */
  listsOmitDetails = false;
  /** Called with each request before it is answered. */
  beforeAnswer: (url: URL) => void = () => {};
  /** Called after each page of a list. A change here shifts the next page. */
  afterPage: () => void = () => {};
  faults: Fault[] = [];
  /** Calls whose path contains this text get a 500. */
  broken: string | null = null;
  readonly requests: { at: number; path: string; query: string }[] = [];
  /** How many warnings the step of an execution has. */
  warningsOf = (id: number): number => (id % 20 === 0 ? 70 : id % 3);
  /** The log of an execution; null if it has none. */
  logOf: (id: number) => string | null = (id) => (id % 5 === 0 ? null : `log of ${id}\n`);
  #nextId = 1;
  #wrongPage: WrongPage | null = null;
  /** The number of requests that wait until the client gives up. */
  hanging = 0;
  #uncommitted: SimulatedExecution[] = [];
  readonly #clock: VirtualClock;
  readonly #random: SeededRandom;

  constructor(clock: VirtualClock, random: SeededRandom) {
    this.#clock = clock;
    this.#random = random;
    for (const code of ['alpha', 'beta', 'gamma']) this.touchInstance(code);
  }

  touchInstance(code: string): void {
    const updatedAt = new Date(this.#clock.now() + this.clockAheadMs).toISOString();
    this.instances.set(code, { code, label: `${code} ${this.#random.below(1000)}`, updatedAt });
  }

  /** Creates an execution. A late execution gets its id now, but appears only after `commitLate`. */
  create(status: string, late = false): number {
    const id = this.#nextId;
    this.#nextId += 1;
    const createdAt = new Date(this.#clock.now() + this.clockAheadMs).toISOString();
    const row = {
      id,
      status,
      createdAt,
      instance: this.#random.pick([...this.instances.keys(), 'gone']),
      company: this.company,
    };
    if (late) this.#uncommitted.push(row);
    else this.executions.set(id, row);
    return id;
  }

  /** Moves the person to another company. From now on, the server sends only the rows of that company. */
  moveTo(company: string): void {
    this.company = company;
    this.executions.clear();
    this.instances.clear();
    this.#uncommitted = [];
    this.touchInstance(`${company}-alpha`);
    this.touchInstance(`${company}-beta`);
  }

  commitLate(): void {
    for (const row of this.#uncommitted) this.executions.set(row.id, row);
    this.#uncommitted = [];
  }

  pendingIds(): number[] {
    return [...this.executions.values()].filter((row) => PENDING.has(row.status)).map((row) => row.id);
  }

  setStatus(id: number, status: string): void {
    const row = this.executions.get(id);
    if (row !== undefined) row.status = status;
  }

  fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    this.requests.push({ at: this.#clock.now(), path: url.pathname, query: url.search });
    if (this.broken !== null && url.pathname.includes(this.broken)) return json({ title: 'An error occurred' }, 500);
    this.beforeAnswer(url);
    const fault = this.faults.shift();
    if (fault === 'network') throw new TypeError('Failed to fetch');
    if (fault === 'html')
      return new Response('<html>Sign in to the Wi-Fi</html>', { headers: { 'Content-Type': 'text/html' } });
    if (fault === 'other-json') return json({ hello: 'world' });
    if (fault === 'status-500' || fault === 'status-503')
      return json({ title: 'An error occurred' }, Number(fault.slice(7)));
    if (input instanceof Request && input.method === 'PATCH') this.#change(url, await input.text());
    if (fault === 'hub-down') return json({ title: 'An error occurred', detail: 'Internal Server Error' }, 500);
    if (fault === 'hub-hangs') return this.#hang(input instanceof Request ? input.signal : null);
    this.#wrongPage = fault === 'empty-list' || fault === 'short-list' || fault === 'empty-page' ? fault : null;
    const answer = this.#answer(url);
    if (url.searchParams.has('page')) this.afterPage();
    // Logs are not cut, because here a cut log would look like a short log. With HTTP, the browser reports a body that
    // ends early as a network error.
    if (fault !== 'truncated' || url.pathname.endsWith('/download_execution_logs')) return answer;
    const text = await answer.text();
    return new Response(text.slice(0, Math.max(1, text.length - 20)), {
      headers: { 'Content-Type': 'application/ld+json' },
    });
  };

  async #hang(signal: AbortSignal | null): Promise<never> {
    this.hanging += 1;
    await this.#clock.sleep(PATIENCE_MS, signal ?? undefined);
    this.hanging -= 1;
    throw new DOMException('The operation timed out.', 'TimeoutError');
  }

  #change(url: URL, body: string): void {
    const code = decodeURIComponent(url.pathname.split('/')[3] ?? '');
    const row = this.instances.get(code);
    const { label } = JSON.parse(body) as { label?: string };
    if (row !== undefined && label !== undefined) this.instances.set(code, { ...row, label });
  }

  #answer(url: URL): Response {
    const [, , resource = '', key, part] = url.pathname.split('/');
    if (part === 'download_execution_logs') return this.#log(Number(key));
    if (part === 'history') return this.#history(url, decodeURIComponent(key ?? ''));
    if (resource === 'job_warnings')
      return this.#page(url, this.warningList(Number(url.searchParams.get('stepExecution'))), (row) => row);
    if (resource === 'job_executions') {
      if (key === undefined)
        return this.#page(url, this.#executionsFor(url), (row) => this.#executionJson(row, !this.listsOmitDetails));
      const row = this.executions.get(Number(key));
      return row === undefined
        ? json({ title: 'An error occurred', detail: 'Not Found' }, 404)
        : json(this.#executionJson(row, true));
    }
    if (resource === 'job_instances') {
      if (key === undefined)
        return this.#page(url, [...this.instances.values()], (row) => instanceJson(row, !this.listsOmitConfiguration));
      const row = this.instances.get(decodeURIComponent(key));
      return row === undefined ? json({ title: 'An error occurred' }, 404) : json(instanceJson(row, true));
    }
    if (resource === 'users')
      return this.usersStatus === 200
        ? json({ '@id': `/api/users/${key}`, id: Number(key), email: emailOf(Number(key)) })
        : json({ title: 'An error occurred' }, this.usersStatus);
    if (resource === 'list_jobs') return json([{ code: 'dummy', defaultConf: [], hasEventTrigger: false }]);
    return this.#page(url, [], () => ({}));
  }

  /** The warnings of an execution. An execution has only one step, whose id is the id of the execution. */
  warningList(execution: number): { id: number; message: string }[] {
    const count = this.executions.has(execution) ? this.warningsOf(execution) : 0;
    return Array.from({ length: count }, (_, index) => ({ id: index + 1, message: `warning of ${execution}` }));
  }

  #log(id: number): Response {
    const log = this.executions.has(id) ? this.logOf(id) : null;
    if (log === null) return json({ title: 'An error occurred', detail: 'Not Found' }, 404);
    return new Response(log, { headers: { 'Content-Type': 'text/plain' } });
  }

  #history(url: URL, code: string): Response {
    const row = this.instances.get(code);
    if (row === undefined) return json({ title: 'An error occurred' }, 404);
    return this.#page(
      url,
      [{ version: 1, username: 'a@b.test', loggedAt: row.updatedAt, changeSet: {} }],
      (each) => each,
    );
  }

  #executionsFor(url: URL): SimulatedExecution[] {
    const statuses = [...url.searchParams.getAll('status[]'), ...url.searchParams.getAll('status')];
    const rows = [...this.executions.values()].sort((a, b) => b.id - a.id);
    return statuses.length === 0 || this.filtersFailOpen ? rows : rows.filter((row) => statuses.includes(row.status));
  }

  #executionJson(row: SimulatedExecution, whole: boolean): Record<string, unknown> {
    return {
      '@id': `/api/job_executions/${row.id}`,
      id: row.id,
      status: row.status,
      createdAt: row.createdAt,
      jobInstance: {
        '@id': `/api/job_instances/${row.instance}`,
        code: row.instance,
        company: companyJson(row.company),
      },
      ...(whole && {
        createdBy: this.#person(creatorIdOf(row.id)),
        stoppedBy: row.status === 'stopped' ? this.#person(stopperIdOf(row.id)) : null,
        errorMessage: row.status === 'error' ? 'It failed.' : null,
        configuration: row.id % 2 === 0 ? '{"delta":true}' : '{}',
        stepExecutions: [{ id: row.id, stepName: 'read', status: row.status, warningCount: this.warningsOf(row.id) }],
      }),
    };
  }

  #person(id: number): unknown {
    const iri = `/api/users/${id}`;
    return this.namesPeopleByIri ? iri : { '@id': iri, email: emailOf(id) };
  }

  #page<T>(url: URL, rows: readonly T[], toJson: (row: T) => Record<string, unknown>): Response {
    const page = Number(url.searchParams.get('page') ?? '1');
    const size = Math.min(this.pageCap, Number(url.searchParams.get('itemsPerPage') ?? '30'));
    const wrong = this.#wrongPage;
    if (wrong === 'empty-list' && rows.length > 0) return this.#page(url, [], toJson);
    const right = rows.slice((page - 1) * size, page * size);
    const member = right.slice(0, wrong === null ? size : wrong === 'short-list' ? 3 : 0).map(toJson);
    const hasNext = wrong === null && page * size < rows.length;
    if (this.dialect === 'plain') {
      return json({
        '@type': 'Collection',
        totalItems: rows.length,
        member,
        ...(rows.length > size && { view: hasNext ? { next: '?' } : {} }),
      });
    }
    const view =
      rows.length > size || this.dialect === 'partial' ? { 'hydra:view': hasNext ? { 'hydra:next': '?' } : {} } : {};
    return json({
      '@type': 'hydra:Collection',
      'hydra:member': member,
      ...(this.dialect === 'prefixed' && { 'hydra:totalItems': rows.length }),
      ...view,
    });
  }
}

/** The ids of the users who launched an execution and who stopped it. */
export const creatorIdOf = (execution: number): number => execution % 3;
export const stopperIdOf = (execution: number): number => execution % 2;
/** The e-mail of a user. */
export const emailOf = (id: number): string => `user${id}@acme.test`;

function instanceJson(row: SimulatedInstance, whole: boolean): Record<string, unknown> {
  return { ...row, jobCode: 'dummy', enabled: true, ...(whole && { configuration: `{"label":"${row.label}"}` }) };
}

const HEADERS = new Headers({ 'Content-Type': 'application/ld+json; charset=utf-8' });

/** The part of a `Response` that the client reads. A real `Response` is too slow for thousands of requests. */
function json(body: unknown, status = 200): Response {
  const text = JSON.stringify(body);
  const ok = status < 400;
  return { type: 'default', status, ok, headers: HEADERS, text: async () => text } as Response;
}
