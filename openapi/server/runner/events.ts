import { jobDefinitions } from '../catalogue/job-definitions';
import { instanceSelect, type InstanceRow } from '../routes/instances/instance-row';
import type { Database, Queryable } from '../store/database';
import { launchUnlessRefused } from './launch-unless-refused';

/** A change in the asset service of a company; without `company`, in the asset services of all companies. */
export interface MediaEvent {
  company?: string;
  /** The code of the only instance that the event may launch; without it, the event may launch several instances. */
  jobInstance?: string;
}

/** The seconds between two events of the fake asset service. */
const eventGap = 300;

const jobsWithTrigger = jobDefinitions.filter(({ hasEventTrigger }) => hasEventTrigger).map(({ code }) => code);

/** Launches, for an event, the instances that have an event trigger. Returns the ids of their runs. */
export function launchOnEvent(db: Database, { company, jobInstance }: MediaEvent): Promise<number[]> {
  return db.transaction((tx) => launchListeners(tx, company === undefined ? null : [company], jobInstance ?? null));
}

async function launchListeners(
  tx: Queryable,
  companies: readonly string[] | null,
  jobInstance: string | null,
): Promise<number[]> {
  const listeners = await tx.query<InstanceRow>(
    `${instanceSelect} where ji.event_trigger and ji.job_code = any($1)
       and ($2::text[] is null or c.code = any($2)) and ($3::text is null or ji.code = $3)
     order by ji.id for update of ji`,
    [jobsWithTrigger, companies, jobInstance],
  );
  const runs: number[] = [];
  for (const listener of listeners) {
    const run = await launchUnlessRefused(tx, listener, true);
    if (run !== null) runs.push(run);
  }
  return runs;
}

/**
 * Acts as an asset service: every five minutes, it sends an event to each company that has a connection with event
 * webhooks. When several processes call this function, only one of them sends the event. Returns whether an event was
 * due.
 */
export function launchOnPlannedEvent(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    const next = 'clock_timestamp() + make_interval(secs => $1)';
    await tx.query(`insert into settings values ('nextEventAt', (${next})::text) on conflict (key) do nothing`, [
      eventGap,
    ]);
    const due = await tx.query(
      `update settings set value = (${next})::text
       where key = 'nextEventAt' and value::timestamptz <= clock_timestamp() returning key`,
      [eventGap],
    );
    if (due.length === 0) return false;
    const companies = await tx.query<{ code: string }>(
      `select distinct c.code from connections k join companies c on c.id = k.company_id
       where k.kind = 'bynder' and (k.fields->>'useEventWebhook')::boolean`,
    );
    await launchListeners(
      tx,
      companies.map(({ code }) => code),
      null,
    );
    return true;
  });
}
