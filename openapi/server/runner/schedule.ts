import { nextLaunch } from '../routes/instances/instance-rules';
import { instanceSelect, type InstanceRow } from '../routes/instances/instance-row';
import { queryOne, type Database } from '../store/database';
import { launchUnlessRefused } from './launch-unless-refused';

/** Launches one instance that is due by its schedule, and sets when it is due next. Returns false when none is due. */
export function launchOneScheduled(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    const instance = await queryOne<InstanceRow>(
      tx,
      `${instanceSelect} where ji.next_launch_at <= clock_timestamp() order by ji.next_launch_at limit 1
       for update of ji skip locked`,
    );
    if (!instance) return false;
    await launchUnlessRefused(tx, instance);
    const next = nextLaunch(instance.cron_expression) ?? null;
    await tx.query('update job_instances set next_launch_at = $2 where id = $1', [instance.id, next]);
    return true;
  });
}
