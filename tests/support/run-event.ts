import type { EventKind, RunEvent } from '@/domain/events/run-event';

/** An event of the job instance `alpha`. Its time is `runId` minutes after the start of 1970. */
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
