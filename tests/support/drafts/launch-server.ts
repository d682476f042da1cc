import type { Clock } from '@/lib/clock';
import type { Person } from '@/domain/person';

/**
 * A fault of one call. Two faults concern the hub to which the server publishes changes. `repeated`: the browser
 * repeats the call on each dead keep-alive connection, and the last answer counts · `repeated-cut`: the last answer is
 * lost too · `hub-down`: the launch is committed, and the answer is a 500 whose text says no more than the status ·
 * `hub-hangs`: the launch is committed, and the answer never comes
 */
export type LaunchFault =
  | 'cut-before'
  | 'cut-after'
  | 'repeated'
  | 'repeated-cut'
  | 'html'
  | 'status-500'
  | 'status-503'
  | 'status-422'
  | 'hub-down'
  | 'hub-hangs';

/** How a server refers to the creator of an execution. A `nameless` server says only that a person created it. */
export type CreatorFormat = 'object' | 'iri' | 'nameless';

/** The time after which the client gives up. */
const PATIENCE_MS = 15_000;

/** How often a repeated request arrives. */
const ARRIVALS = 4;

interface LaunchedExecution {
  id: number;
  createdAt: number;
  creator: Person | null;
  /**
   * The number of the press of the launch button that created the execution; null when another person or the schedule
   * launched it.
   */
  press: number | null;
  /** Whether lists contain the execution. If the commit is late, they do not contain it yet. */
  committed: boolean;
}

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/ld+json' } });

/**
 * A server with one instance, which can be launched, and its executions in memory. Its `fetch` answers the calls of the
 * contract.
 */
export class LaunchServer {
  readonly executions: LaunchedExecution[] = [];
  /** The number of launch requests for each press, without the repetitions of the browser. */
  readonly asked = new Map<number, number>();
  /** The number of the current press, to which launch requests belong. */
  press = 0;
  /** The faults of the next launch requests, and of the next look-ups, in order. */
  readonly launchFaults: LaunchFault[] = [];
  readonly questionFaults: LaunchFault[] = [];
  /** Whether new executions appear only after `commit`. */
  commitsLate = false;
  /** Whether a second launch is refused while one runs. */
  runsOne = false;
  /** The number of requests that wait until the client gives up. */
  hanging = 0;
  /** When a look-up was last answered. */
  answeredAt = 0;

  constructor(
    private readonly clock: Clock,
    readonly user: Person,
    readonly creators: CreatorFormat,
  ) {}

  fetch: typeof fetch = async (input) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    const isLaunch = url.pathname.endsWith('/add_to_queue');
    const fault = (isLaunch ? this.launchFaults : this.questionFaults).shift();
    if (isLaunch) this.asked.set(this.press, (this.asked.get(this.press) ?? 0) + 1);
    if (fault === 'cut-before') throw new TypeError('Failed to fetch');
    if (fault === 'status-500' || fault === 'status-503') return json(Number(fault.slice(7)), {});
    if (fault === 'status-422') return json(422, { 'hydra:description': 'No.' });
    let answer = isLaunch ? this.#launch() : this.#list(url);
    if (fault === 'repeated' || fault === 'repeated-cut') answer = this.#repeated(answer);
    if (fault === 'hub-down')
      return json(500, { 'hydra:title': 'An error occurred', 'hydra:description': 'Internal Server Error' });
    if (fault === 'hub-hangs') return this.#hang();
    if (fault === 'cut-after' || fault === 'repeated-cut') throw new TypeError('Failed to fetch');
    if (fault === 'html') return new Response('<p>', { headers: { 'Content-Type': 'text/html' } });
    if (!isLaunch) this.answeredAt = this.clock.now();
    return answer;
  };

  /** Adds an execution of another person, or of the schedule (null). */
  othersLaunch(creator: Person | null): void {
    this.#create(creator, null);
  }

  commit(): void {
    for (const execution of this.executions) execution.committed = true;
  }

  /** The executions of a press, oldest first. */
  madeBy(press: number): LaunchedExecution[] {
    return this.executions.filter((execution) => execution.press === press);
  }

  #create(creator: Person | null, press: number | null): number {
    const id = this.executions.length + 1;
    this.executions.push({ id, createdAt: this.clock.now(), creator, press, committed: !this.commitsLate });
    return id;
  }

  #launch(): Response {
    if (this.runsOne && this.madeBy(this.press).length > 0)
      return json(422, { 'hydra:description': 'Already running.' });
    return json(202, { id: this.#create(this.user, this.press) });
  }

  async #hang(): Promise<never> {
    this.hanging += 1;
    await this.clock.sleep(PATIENCE_MS);
    this.hanging -= 1;
    throw new DOMException('The operation timed out.', 'TimeoutError');
  }

  #written({ id, email }: Person): unknown {
    if (this.creators === 'object') return { email };
    return this.creators === 'iri' ? `/api/users/${id}` : {};
  }

  /** The last answer to a request that arrives again and again. */
  #repeated(first: Response): Response {
    let last = first;
    for (let arrived = 1; arrived < ARRIVALS; arrived += 1) last = this.#launch();
    return last;
  }

  #list({ searchParams }: URL): Response {
    const email = searchParams.get('createdBy.email');
    const after = Date.parse(searchParams.get('createdAt[after]') ?? '1970-01-01T00:00:00Z');
    const rows = this.executions.filter(
      (row) => row.committed && (email === null || row.creator?.email === email) && row.createdAt >= after,
    );
    const member = rows.toReversed().map((row) => ({
      '@id': `/api/job_executions/${row.id}`,
      id: row.id,
      status: 'waiting',
      createdAt: new Date(row.createdAt).toISOString(),
      createdBy: row.creator && this.#written(row.creator),
      jobInstance: { '@id': '/api/job_instances/x', code: 'x' },
    }));
    return json(200, { 'hydra:member': member.slice(0, 30), 'hydra:totalItems': member.length });
  }
}
