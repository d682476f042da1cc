import { Cron } from 'croner';
import { BROKEN } from './failures';
import { instanceSeeds } from './instances';

/** The instance that missed its last scheduled run. */
export const SKIPPED = 'initech_bynder_media_to_shopify_product_image_sync';

const DAY_MS = 86_400_000;
/** With fewer executions than this, there are no scheduled runs: they would leave no runs for users and events. */
const FEWEST = 300;

/** A scheduled run. */
export interface DueRun {
  /** The position of the run among all executions, 1 for the oldest. */
  n: number;
  code: string;
  /** ISO 8601. */
  at: string;
}

/** The scheduled runs of the sample data. */
export interface DueRuns {
  runs: readonly DueRun[];
  /** When the instance `BROKEN` started to fail, ISO 8601; null without scheduled runs. */
  brokenSince: string | null;
  /** The due time of the run that the instance `SKIPPED` missed, ISO 8601; null without scheduled runs. */
  skippedAt: string | null;
}

/**
 * The scheduled runs in the last `days` days before `now`. Each run has a position among `count` executions, which are
 * spread evenly over these days. Later runs have higher positions.
 */
export function dueRuns(count: number, days: number, now: Date): DueRuns {
  if (count < FEWEST) return { runs: [], brokenSince: null, skippedAt: null };
  const due = instanceSeeds.flatMap(({ code, cronExpression }) => timesOf(code, cronExpression, days, now));
  due.sort((a, b) => a.at.getTime() - b.at.getTime());
  const skipped = due.findLastIndex(({ code }) => code === SKIPPED);
  const broken = due.filter(({ code }) => code === BROKEN).at(-3);
  const step = (days * DAY_MS) / count;
  let next = count + 1;
  const runs = due
    .filter((_, index) => index !== skipped)
    .toReversed()
    .map(({ code, at }): DueRun => {
      next = Math.min(next - 1, count - Math.floor((now.getTime() - at.getTime()) / step));
      return { n: next, code, at: at.toISOString() };
    })
    .filter(({ n }) => n >= 1);
  return {
    runs: runs.toReversed(),
    brokenSince: broken?.at.toISOString() ?? null,
    skippedAt: due[skipped]?.at.toISOString() ?? null,
  };
}

function timesOf(code: string, cronExpression: string | null, days: number, now: Date): { code: string; at: Date }[] {
  if (cronExpression === null) return [];
  const cron = new Cron(cronExpression, { timezone: 'UTC' });
  const times = cron.previousRuns(days, now);
  return times.filter((at) => at.getTime() > now.getTime() - days * DAY_MS).map((at) => ({ code, at }));
}
