import type { EventKind, RunEvent } from '@/domain/events/run-event';

/** An event of the job instance `alpha`, as many minutes after 1970 as its run's id. */
export function runEvent(runId: number, kind: EventKind, changes: Partial<RunEvent> = {}): RunEvent {
  return {
    key: `run:${runId}`,
    kind,
    at: runId * 60_000,
    instanceCode: 'alpha',
    label: 'Alpha',
    company: null,
    runId,
    reason: null,
    failures: kind === 'failed' ? 1 : 0,
    mayBeMore: false,
    warnings: 0,
    ...changes,
  };
}
