import { Problem } from '../http/problem';
import type { InstanceRow } from '../routes/instances/instance-row';
import { launchInstance } from '../routes/instances/launch/launch-instance';
import type { Queryable } from '../store/database';

/**
 * Launches an instance for nobody, by the schedule or an event, and gives the number of the run. One that is disabled, or
 * still runs and may not run twice, is passed over: null. Its row must be locked.
 */
export async function launchUnlessRefused(tx: Queryable, instance: InstanceRow, event = false): Promise<number | null> {
  try {
    return await launchInstance(tx, instance, { userId: null, event });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return null;
  }
}
