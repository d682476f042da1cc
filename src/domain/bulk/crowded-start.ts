import { cronText, readCronFields } from '../schedule/cron-fields';
import type { BulkEdit } from './bulk-change';

/**
 * If at least this many integrations start at the same time, the console tells the user. The review of a bulk change
 * counts the integrations that get the same schedule. The check of an integration counts the integrations of its
 * company that start at the time of its next run.
 */
export const CROWD = 5;
/** The review can spread the starts of these integrations over this many minutes. */
export const SPREAD_MINUTES = 30;

/** An integration, and the edits that a bulk change makes to it. */
interface Scheduled {
  code: string;
  edits: readonly BulkEdit[];
}

/** Integrations that would get the same schedule and so start at the same time. */
export interface CrowdedStart {
  expression: string;
  codes: string[];
}

/**
 * The largest group of integrations that get the same schedule; null if it has fewer than `CROWD` integrations. Only
 * schedules with a single minute value count.
 */
export function crowdedStart(lines: readonly Scheduled[]): CrowdedStart | null {
  const groups = new Map<string, string[]>();
  for (const { code, edits } of lines) {
    const after = edits.find((edit) => edit.kind === 'field' && edit.field === 'cronExpression')?.after;
    if (typeof after !== 'string' || readCronFields(after)?.minute.values?.length !== 1) continue;
    groups.set(after, [...(groups.get(after) ?? []), code]);
  }
  const [largest] = [...groups].toSorted(([, a], [, b]) => b.length - a.length);
  if (largest === undefined || largest[1].length < CROWD) return null;
  return { expression: largest[0], codes: largest[1] };
}

/** A new schedule for each integration, by its code. The starts are spread evenly over 30 minutes of the same hour. */
export function spreadStarts({ expression, codes }: CrowdedStart): Map<string, string> {
  const fields = readCronFields(expression);
  const minute = fields?.minute.values?.[0];
  if (fields === null || minute === undefined) return new Map();
  const first = Math.min(minute, 59 - SPREAD_MINUTES);
  const step = SPREAD_MINUTES / Math.max(1, codes.length - 1);
  return new Map(
    codes.map((code, index) => {
      const at = first + Math.round(index * step);
      return [code, cronText({ ...fields, minute: { text: String(at), values: [at] } })];
    }),
  );
}

/** The same edits, but with this schedule. */
export const withSchedule = (edits: readonly BulkEdit[], expression: string): BulkEdit[] =>
  edits.map((edit) =>
    edit.kind === 'field' && edit.field === 'cronExpression' ? { ...edit, after: expression } : edit,
  );
