import type { ExecutionRow } from '@/domain/execution';
import { isUpToDate, type KeptRunRow } from '@/domain/kept-run';
import { isPending } from '@/domain/execution-status';
import { MAX_KEPT_RUNS } from '../store/kept-runs';

/** The details of runs up to this age, in days, are kept. */
export const KEPT_DAYS = 14;
/** For this many integrations, the steps of the last failed run are read before everything else. */
const FIRST_REASONS = 3;

/** A request for one detail of a run. */
export type DetailRequest = { run: ExecutionRow } & (
  | { kind: 'steps' }
  /** The steps of a run that worked, for the number of items that it processed. */
  | { kind: 'items' }
  | { kind: 'log' }
  | { kind: 'versions'; code: string }
  | { kind: 'warnings'; stepId: number; page: number }
);

/** A key that identifies a request. All pages of the warnings of a step have the same key. */
export function requestKey(detail: DetailRequest): string {
  const suffix = detail.kind === 'warnings' ? ` ${detail.stepId}` : '';
  return `${detail.run.id} ${detail.kind}${suffix}`;
}

/**
 * Selects the runs whose details are kept: runs that failed or gave warnings, and are recent or on a screen. Returns at
 * most `MAX_KEPT_RUNS`, newest first.
 * @param since runs created before this time are not recent; milliseconds, server clock
 * @param shown the ids of the runs on a screen
 */
export function runsToKeep(rows: readonly ExecutionRow[], since: number, shown: ReadonlySet<number>): ExecutionRow[] {
  const hasProblem = ({ status, warningCount }: ExecutionRow): boolean =>
    !isPending(status) && (status === 'error' || status === 'warning' || warningCount > 0);
  const isRecent = ({ createdAt }: ExecutionRow): boolean => createdAt !== null && Date.parse(createdAt) >= since;
  const kept = rows
    .filter((row) => hasProblem(row) && (isRecent(row) || shown.has(row.id)))
    .toSorted((a, b) => Number(shown.has(b.id)) - Number(shown.has(a.id)) || b.id - a.id)
    .slice(0, MAX_KEPT_RUNS);
  return kept.toSorted((a, b) => b.id - a.id);
}

/**
 * Returns the next request; null if nothing is missing. The steps of the last failed runs of three integrations come
 * first, because they contain the reasons that the dashboard shows. Then, for each run, come the steps, the log, the
 * versions and the first page of the warnings of each step. Failed runs come before runs with warnings, newer runs
 * before older runs. The other pages of warnings come last.
 * @param runs newest first
 * @param kept what is stored of each run, by its id
 * @param readAt when the versions of each integration were last read, by its code; milliseconds, server clock
 * @param isPostponed whether a request failed recently and must not be repeated yet
 */
export function nextDetailRequest(
  runs: readonly ExecutionRow[],
  kept: ReadonlyMap<number, KeptRunRow>,
  readAt: ReadonlyMap<string, number>,
  isPostponed: (detail: DetailRequest) => boolean,
): DetailRequest | null {
  const failed = runs.filter(({ status }) => status === 'error');
  const others = runs.filter(({ status }) => status !== 'error');
  const missing = (run: ExecutionRow) => missingRequests(run, kept.get(run.id), readAt);
  const isDue = (detail: DetailRequest): boolean => !isPostponed(detail);
  for (const run of newestOfEach(failed).slice(0, FIRST_REASONS)) {
    const steps = missing(run).find((detail) => detail.kind === 'steps' && isDue(detail));
    if (steps !== undefined) return steps;
  }
  for (const run of [...failed, ...others]) {
    const first = missing(run).find((detail) => !isLaterPage(detail) && isDue(detail));
    if (first !== undefined) return first;
  }
  for (const run of runs) {
    const next = missing(run).find(isDue);
    if (next !== undefined) return next;
  }
  return null;
}

/**
 * Returns the newest run of each integration.
 * @param runs newest first
 */
function newestOfEach(runs: readonly ExecutionRow[]): ExecutionRow[] {
  const newest = new Map<string | number, ExecutionRow>();
  for (const run of runs) {
    const key = run.instanceCode ?? run.id;
    if (!newest.has(key)) newest.set(key, run);
  }
  return [...newest.values()];
}

const isLaterPage = (detail: DetailRequest): boolean => detail.kind === 'warnings' && detail.page > 1;

function missingRequests(
  run: ExecutionRow,
  kept: KeptRunRow | undefined,
  readAt: ReadonlyMap<string, number>,
): DetailRequest[] {
  if (kept === undefined || !isUpToDate(kept, run)) return [{ run, kind: 'steps' }];
  const warnings = kept.unread.map(({ stepId, page }): DetailRequest => ({ run, kind: 'warnings', stepId, page }));
  if (run.status !== 'error') return warnings;
  const code = run.instanceCode;
  const needsVersions = code !== null && !kept.hasVersions && !wasReadSince(readAt.get(code), run.createdAt);
  return [
    ...(kept.log === null ? [{ run, kind: 'log' } as const] : []),
    ...(needsVersions ? [{ run, kind: 'versions', code } as const] : []),
    ...warnings,
  ];
}

/** Whether the versions were read after the run was created or, if `createdAt` is unknown, at any time. */
function wasReadSince(readAt: number | undefined, createdAt: string | null): boolean {
  return readAt !== undefined && !(createdAt !== null && readAt < Date.parse(createdAt));
}
