import type { StepRow } from '@/domain/execution';

/** A step that worked, without times and counters. */
export const stepRow = (id: number, changes: Partial<StepRow> = {}): StepRow => ({
  id,
  stepName: `Step ${id}`,
  status: 'success',
  warningCount: 0,
  summary: {},
  createdAt: null,
  endDate: null,
  ...changes,
});
