import { badRequest } from '../../../http/problem';
import { queryOne, type Queryable } from '../../../store/database';
import type { InstanceRow } from '../instance-row';
import { parseObject } from '../configuration/json-reading';

/** Who or what launches, and how. */
export interface Launch {
  /** Null for the schedule or an event. */
  userId: number | null;
  /** Full or delta whatever the configuration says; undefined leaves it to the configuration. */
  delta?: boolean | undefined;
  /** Something in a connected system has changed and this is the answer to it. */
  event?: boolean;
}

/**
 * Queues a run of an instance and gives its number. The row of the instance must be locked, so that two launches at
 * once see each other. Throws a 400 for a disabled instance, or one that runs and may not run twice.
 */
export async function launchInstance(tx: Queryable, instance: InstanceRow, launch: Launch): Promise<number> {
  if (!instance.enabled) throw badRequest('The job instance is disabled.');
  if (!instance.allow_simultaneous_run) {
    const running = await queryOne(
      tx,
      `select 1 from job_executions where job_instance_id = $1 and status in ('waiting', 'inProgress', 'mustStop')`,
      [instance.id],
    );
    if (running) throw badRequest('The job instance is already running.');
  }
  const delta = launch.delta ?? parseObject(instance.configuration)?.delta === true;
  const row = await queryOne<{ id: number }>(
    tx,
    `insert into job_executions (job_instance_id, company_id, status, event, delta, created_by, next_step_at)
     values ($1, $2, 'waiting', $3, $4, $5, now()) returning id`,
    [instance.id, instance.company_id, launch.event ?? false, delta, launch.userId],
  );
  return row?.id ?? 0;
}
