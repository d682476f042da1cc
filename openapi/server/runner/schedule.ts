import { launchInstance } from '../routes/instances/launch';
import { nextLaunch } from '../routes/instances/instance-rules';
import { instanceSelect, type InstanceRow } from '../routes/instances/instance-row';
import { Problem } from '../http/problem';
import { queryOne, type Database, type Queryable } from '../store/database';

async function launchQuietly(tx: Queryable, instance: InstanceRow): Promise<void> {
  try {
    await launchInstance(tx, instance, { userId: null });
  } catch (error) {
    // Disabled, or still running and not allowed twice: this time is passed over.
    if (!(error instanceof Problem)) throw error;
  }
}

/** Launches one instance whose cron time has come and sets its next time. False when none is due. */
export function launchOneScheduled(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    const instance = await queryOne<InstanceRow>(
      tx,
      `${instanceSelect} where ji.next_launch_at <= clock_timestamp() order by ji.next_launch_at limit 1
       for update of ji skip locked`,
    );
    if (!instance) return false;
    await launchQuietly(tx, instance);
    const next = nextLaunch(instance.cron_expression) ?? null;
    await tx.query('update job_instances set next_launch_at = $2 where id = $1', [instance.id, next]);
    return true;
  });
}
