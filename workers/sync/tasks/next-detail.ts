import type { ExecutionRow } from '@/domain/execution';
import { isUpToDate, type KeptRunRow } from '@/domain/kept-run';
import { isPending } from '@/domain/execution-status';
import { MOST_RUNS } from '../store/kept-runs';

/** Details of runs created in the last days are kept. */
export const KEPT_DAYS = 14;

/** One request for a detail of a run. */
export type Detail = { run: ExecutionRow } & (
  | { kind: 'steps' }
  | { kind: 'log' }
  | { kind: 'versions'; code: string }
  | { kind: 'warnings'; stepId: number; page: number }
);

/** Identifies a detail, whatever has been read of it. */
export function detailKey(detail: Detail): string {
  const of = detail.kind === 'warnings' ? ` ${detail.stepId}` : '';
  return `${detail.run.id} ${detail.kind}${of}`;
}

/**
 * The runs whose details are kept: those that failed or gave warnings, and are young or shown. Newest first, at most 500.
 * @param since runs created before it are old; milliseconds, server clock
 * @param shown ids of the runs on a screen
 */
export function runsToKeep(rows: readonly ExecutionRow[], since: number, shown: ReadonlySet<number>): ExecutionRow[] {
  const matters = ({ status, warningCount }: ExecutionRow): boolean =>
    !isPending(status) && (status === 'error' || status === 'warning' || warningCount > 0);
  const isYoung = ({ createdAt }: ExecutionRow): boolean => createdAt !== null && Date.parse(createdAt) >= since;
  const kept = rows
    .filter((row) => matters(row) && (isYoung(row) || shown.has(row.id)))
    .toSorted((a, b) => Number(shown.has(b.id)) - Number(shown.has(a.id)) || b.id - a.id)
    .slice(0, MOST_RUNS);
  return kept.toSorted((a, b) => b.id - a.id);
}

/**
 * The detail to request next; null when nothing is missing. First what explains each run: its steps, log, versions and the
 * first warnings of each step. Failed runs come before runs with warnings, newer before older. Then the other warnings.
 * @param runs newest first
 * @param readAt when the versions of an integration were read last; milliseconds, server clock
 * @param rests whether a detail was refused a moment ago
 */
export function nextDetail(
  runs: readonly ExecutionRow[],
  kept: ReadonlyMap<number, KeptRunRow>,
  readAt: ReadonlyMap<string, number>,
  rests: (detail: Detail) => boolean,
): Detail | null {
  const failed = runs.filter(({ status }) => status === 'error');
  const others = runs.filter(({ status }) => status !== 'error');
  const missing = (run: ExecutionRow) => missingDetails(run, kept.get(run.id), readAt);
  const isAwake = (detail: Detail): boolean => !rests(detail);
  for (const run of [...failed, ...others]) {
    const first = missing(run).find((detail) => !isLaterPage(detail) && isAwake(detail));
    if (first !== undefined) return first;
  }
  for (const run of runs) {
    const next = missing(run).find(isAwake);
    if (next !== undefined) return next;
  }
  return null;
}

const isLaterPage = (detail: Detail): boolean => detail.kind === 'warnings' && detail.page > 1;

function missingDetails(
  run: ExecutionRow,
  kept: KeptRunRow | undefined,
  readAt: ReadonlyMap<string, number>,
): Detail[] {
  if (kept === undefined || !isUpToDate(kept, run)) return [{ run, kind: 'steps' }];
  const warnings = kept.unread.map(({ stepId, page }): Detail => ({ run, kind: 'warnings', stepId, page }));
  if (run.status !== 'error') return warnings;
  const code = run.instanceCode;
  const lacksVersions = code !== null && !kept.hasVersions && !wasReadSince(readAt.get(code), run.createdAt);
  return [
    ...(kept.log === null ? [{ run, kind: 'log' } as const] : []),
    ...(lacksVersions ? [{ run, kind: 'versions', code } as const] : []),
    ...warnings,
  ];
}

/** Whether the versions were read after a run was created. Without its time, any versions will do. */
function wasReadSince(readAt: number | undefined, createdAt: string | null): boolean {
  return readAt !== undefined && !(createdAt !== null && readAt < Date.parse(createdAt));
}
