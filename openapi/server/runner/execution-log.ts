import type { Queryable } from '../store/database';

export type LogLevel = 'DEBUG' | 'INFO' | 'WARNING' | 'ERROR';

/** Appends lines to the log of an execution. */
export async function appendLog(
  tx: Queryable,
  executionId: number,
  level: LogLevel,
  messages: readonly string[],
): Promise<void> {
  if (messages.length === 0) return;
  await tx.query('insert into execution_log_lines (execution_id, level, message) select $1, $2, unnest($3::text[])', [
    executionId,
    level,
    messages,
  ]);
}
