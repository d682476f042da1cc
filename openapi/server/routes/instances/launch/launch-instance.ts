import { badRequest } from '../../../http/problem';
import { queryOne, type Queryable } from '../../../store/database';
import type { InstanceRow } from '../instance-row';
import { parseObject } from '../configuration/json-reading';

/** Options of a launch. */
export interface Launch {
  /** The user who launches; null for a launch by the schedule or by an event. */
  userId: number | null;
  /** Whether the run is a delta run; undefined leaves this to the configuration. */
  delta?: boolean | undefined;
  /** Whether an event of a connected system causes the launch. */
  event?: boolean;
}

/**
 * Queues a run of an instance and returns its id. The row of the instance must be locked, so that a parallel launch
 * sees this run. Throws a 400 when the instance is disabled, or is running and does not allow simultaneous runs.
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
