import { Cron } from 'croner';
import { instanceSeeds, type InstanceSeed } from './instances';

/** One execution that the schedule of a sample instance launched. Times are ISO 8601. */
export interface ScheduledRun {
  code: string;
  created_at: string;
  status: 'success' | 'warning' | 'error';
  seconds: number;
  error_message: string | null;
  delta: boolean;
}

const DAY_MS = 86_400_000;
/** A run of the sample data has ended by now. */
const LEAST_AGE_MS = 30 * 60_000;

/** Usual duration by job, seconds. */
const usualSeconds: Record<string, number> = {
  bynder_media_to_akeneo_asset_sync: 525,
  bynder_media_to_shopify_product_image_sync: 672,
  bynder_rules: 75,
};

/** Fails every night since its connection was changed. */
const FAILING = 'acme_bynder_media_to_shopify_product_image_sync';
const NIGHTS_FAILING = 3;
const REVOKED = 'The access token of the connection has been revoked.';
/** Has warnings every time. */
const WARNED = 'globex_bynder_rules';
/** Its last run is missing. */
const MISSED = 'initech_bynder_media_to_shopify_product_image_sync';

/**
 * The runs of all sample instances with a schedule, in the last days, oldest first: most succeed in about the usual time.
 * @param now milliseconds since 1970
 */
export function scheduledRuns(days: number, now: number): ScheduledRun[] {
  return instanceSeeds
    .flatMap((seed) => runsOf(seed, days, now))
    .sort((a, b) => (a.created_at < b.created_at ? -1 : 1));
}

function runsOf({ code, jobCode, cronExpression }: InstanceSeed, days: number, now: number): ScheduledRun[] {
  if (cronExpression === null) return [];
  const cron = new Cron(cronExpression, { timezone: 'UTC' });
  const times: Date[] = [];
  for (let time = cron.nextRun(new Date(now - days * DAY_MS)); time !== null; time = cron.nextRun(time)) {
    if (time.getTime() > now - LEAST_AGE_MS) break;
    times.push(time);
  }
  if (code === MISSED) times.pop();
  return times.map((time, index) => {
    const fromEnd = times.length - 1 - index;
    const day = Math.floor(time.getTime() / DAY_MS);
    const status = statusOf(code, day, fromEnd);
    return {
      code,
      created_at: time.toISOString(),
      status,
      seconds: Math.round((usualSeconds[jobCode] ?? 240) * paceOf(day, code, status)),
      error_message:
        status !== 'error' ? null : code === FAILING ? REVOKED : 'The PIM answered 503 Service Unavailable.',
      delta: jobCode !== 'bynder_rules',
    };
  });
}

function statusOf(code: string, day: number, fromEnd: number): ScheduledRun['status'] {
  if (code === FAILING && fromEnd < NIGHTS_FAILING) return 'error';
  if (code === WARNED) return 'warning';
  // A failure that was over the night after, and warnings now and then.
  if (fromEnd > NIGHTS_FAILING && (day + code.length) % 13 === 0) return 'error';
  return (day + code.length) % 7 === 0 ? 'warning' : 'success';
}

/** The duration relative to the usual one. */
function paceOf(day: number, code: string, status: ScheduledRun['status']): number {
  if (status === 'error') return 0.6;
  if ((day + code.length) % 19 === 0) return 1.9;
  return 0.94 + ((day * 7 + code.length) % 13) / 100;
}
