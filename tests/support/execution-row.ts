import type { ExecutionRow } from '@/domain/execution';

/** A successful full execution of the job instance `alpha`, without times and people. */
export function executionRow(id: number, changes: Partial<ExecutionRow> = {}): ExecutionRow {
  return {
    id,
    status: 'success',
    createdAt: null,
    startedAt: null,
    finishedAt: null,
    instanceCode: 'alpha',
    instanceLabel: null,
    jobCode: null,
    companyCode: null,
    companyName: null,
    type: 'full',
    createdById: null,
    createdByEmail: null,
    isByPerson: false,
    stoppedById: null,
    stoppedByEmail: null,
    errorMessage: null,
    warningCount: 0,
    ...changes,
  };
}
