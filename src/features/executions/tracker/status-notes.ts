import { countStatuses } from '@/data/queries/count-statuses';
import { currentFormat } from '@/i18n/format/use-format';

/** The number of executions with each status, formatted; null until this device has read all executions. */
export async function statusNotes(): Promise<ReadonlyMap<string, string> | null> {
  const counts = await countStatuses();
  if (counts === null) return null;
  const format = currentFormat();
  return new Map([...counts].map(([status, count]) => [status, format.number(count)]));
}
