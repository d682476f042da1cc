import { ApiFailure } from '@/api/api-failure';
import { contradictsItself, isLastPage } from '@/api/hydra';
import { readWarning } from '@/api/readers/warning-reader';
import { isPending } from '@/domain/execution-status';
import { hasNoLog } from '@/database/absent-logs';
import { saysNoLog, transportProblem, type ApiProblem } from '@/domain/problem';
import { isUpToDate, runState, type KeptRunRow } from '@/domain/kept-run';
import { haveEnded } from '@/domain/runs/figures/run-items';
import { packBytes } from '@/lib/packed-bytes';
import type { EngineContext } from '../engine/engine-context';
import { isSingleCallFailure } from '../engine/backend-health';
import { addWarnings } from '../store/kept-warnings';
import { hasRoomForLog, MAX_LOG_BYTES, type RunChange } from '../store/kept-runs';
import { keepHistory, requestHistory } from './newest-versions';
import type { DetailRequest } from './next-detail';
import { readRows } from './read-executions';
import { readItem } from './refresh-execution';

type RequestOf<K extends DetailRequest['kind']> = Extract<DetailRequest, { kind: K }>;

/** Requests details of runs and stores them. */
export class DetailReader {
  readonly #context: EngineContext;
  /** The ids of steps whose last page of warnings seemed incomplete. This page is requested once more. */
  readonly #contradictedSteps = new Set<number>();

  constructor(context: EngineContext) {
    this.#context = context;
  }

  /**
   * Reads and stores a detail. Returns false if the read must be tried again later. Throws `ApiFailure` if the server
   * is unavailable.
   * @param wanted the ids of the runs whose details are kept; other runs are removed to make room
   */
  async read(detail: DetailRequest, wanted: ReadonlySet<number>): Promise<boolean> {
    try {
      if (detail.kind === 'steps') return await this.#readSteps(detail, wanted);
      if (detail.kind === 'items') return await this.#readItems(detail);
      if (detail.kind === 'log') await this.#readLog(detail);
      else if (detail.kind === 'versions') await this.#readVersions(detail);
      else return await this.#readWarnings(detail);
      return true;
    } catch (error) {
      if (isTemporary(error)) return false;
      throw error;
    }
  }

  async #readSteps({ run }: RequestOf<'steps'>, wanted: ReadonlySet<number>): Promise<boolean> {
    const item = await readItem(this.#context, run.id);
    if (item === 'gone') return true;
    if (item === 'unreadable' || isPending(item.row.status)) return false;
    const { row, detail } = item;
    const warned = detail.steps.filter(({ warningCount }) => warningCount > 0);
    const kept: KeptRunRow = {
      id: run.id,
      // A list may show another state of the run than the response for this run. Both states count as current.
      states: [...new Set([runState(row), runState(run)])],
      warningCount: Math.max(row.warningCount, run.warningCount),
      log: hasNoLog(this.#context.cache, row) ? 'none' : null,
      hasVersions: false,
      unread: warned.map(({ id }) => ({ stepId: id, page: 1 })),
    };
    // The change contains no log, so the stored log stays until a new log replaces it.
    await this.#context.writer.keepRun(run.id, () => ({ kept, warnings: null }), wanted);
    return true;
  }

  async #readItems({ run }: RequestOf<'items'>): Promise<boolean> {
    const item = await readItem(this.#context, run.id);
    return item === 'gone' || (item !== 'unreadable' && haveEnded(item.detail.steps));
  }

  async #readLog(detail: RequestOf<'log'>): Promise<void> {
    const { api, cache, clock } = this.#context;
    const { id } = detail.run;
    if (!(await hasRoomForLog(cache, id))) return this.#change(detail, () => ({ log: 'no-room' }), { log: null });
    const result = await api.readLog(id, MAX_LOG_BYTES);
    if (!result.ok) {
      const { problem } = result;
      if (!isFinal(problem)) throw new ApiFailure(problem);
      return this.#change(detail, () => ({ log: saysNoLog(problem) ? 'none' : 'refused' }), { log: null });
    }
    if (result.value === null) return this.#change(detail, () => ({ log: 'too-large' }), { log: null });
    const { size } = result.value;
    // An empty log may be a truncated response. So let it fail, and request it again later.
    if (size === 0) throw new ApiFailure(transportProblem('invalid-answer', result.status));
    const packing = await packBytes(new Uint8Array(await result.value.arrayBuffer()));
    const log = { id, ...packing, size, packedSize: packing.packed.length, readAt: clock.now() };
    return this.#change(detail, () => ({ log: 'kept' }), { log });
  }

  async #readVersions(detail: RequestOf<'versions'>): Promise<void> {
    await readVersions(this.#context, detail.code);
    return this.#change(detail, () => ({ hasVersions: true }));
  }

  async #readWarnings(detail: RequestOf<'warnings'>): Promise<boolean> {
    const { api, cache } = this.#context;
    const { run, stepId, page } = detail;
    const others = ({ unread }: KeptRunRow) => unread.filter((step) => step.stepId !== stepId);
    const result = await api.listWarnings(stepId, page);
    if (!result.ok) {
      if (!isFinal(result.problem)) throw new ApiFailure(result.problem);
      await this.#change(detail, (kept) => ({ unread: others(kept) }));
      return true;
    }
    const [before, steps] = await Promise.all([
      cache.executionWarnings.get(run.id),
      cache.executionDetails.get(run.id),
    ]);
    const items = readRows(result.value, readWarning, this.#context);
    const known = page === 1 ? 0 : (before?.steps.find((step) => step.stepId === stepId)?.items.length ?? 0);
    const seen = known + result.value.members.length;
    const isLast = isLastPage(result.value, seen);
    const counted = steps?.steps.find(({ id }) => id === stepId)?.warningCount ?? 0;
    const isDoubtful = contradictsItself(result.value, seen) || (isLast && seen < counted);
    if (isDoubtful && !this.#contradictedSteps.delete(stepId)) {
      this.#contradictedSteps.add(stepId);
      return false;
    }
    const { total } = result.value;
    const added = addWarnings(before ?? { id: run.id, steps: [] }, { stepId, page, items, total, isLast });
    const next = added.hasEnded ? [] : [{ stepId, page: page + 1 }];
    // The pages of the other steps come before the next page of this step.
    const unread = (kept: KeptRunRow) => (added.isFull ? [] : [...others(kept), ...next]);
    await this.#change(detail, (kept) => ({ unread: unread(kept) }), { warnings: added.row });
    return true;
  }

  /** Changes the stored details of a run, unless the run has changed meanwhile. */
  async #change(
    { run }: DetailRequest,
    change: (kept: KeptRunRow) => Partial<KeptRunRow>,
    rows: Omit<RunChange, 'kept'> = {},
  ): Promise<void> {
    await this.#context.writer.keepRun(run.id, (kept) =>
      kept !== undefined && isUpToDate(kept, run) ? { ...rows, kept: { ...kept, ...change(kept) } } : null,
    );
  }
}

/**
 * Reads and stores the newest versions of an instance; stores nothing if the server would refuse the same call again.
 * Throws `ApiFailure` after any other failure.
 */
export async function readVersions(context: EngineContext, code: string): Promise<void> {
  const result = await requestHistory(context, code, 1);
  if (result.ok) await keepHistory(context, code, result.value);
  else if (!isFinal(result.problem)) throw new ApiFailure(result.problem);
}

/** Whether an error concerns only its request, while the server is available. Such a request is repeated later. */
export const isTemporary = (error: unknown): boolean => isInvalid(error) || isSingleCallFailure(error);

const isInvalid = (error: unknown): boolean => error instanceof ApiFailure && error.problem.kind === 'invalid-answer';

/** Whether the server would refuse the same call again. */
function isFinal({ kind, status }: ApiProblem): boolean {
  return kind === 'http' && status !== null && status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status);
}
