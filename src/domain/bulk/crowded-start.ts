import { cronText, readCronFields } from '../schedule/cron-fields';
import type { BulkEdit } from './bulk-change';

/** The smallest number of integrations with the same start that a warning mentions. */
export const CROWD = 5;
/** The minutes over which their starts are spread. */
export const SPREAD_MINUTES = 30;

interface Scheduled {
  code: string;
  edits: readonly BulkEdit[];
}

/** Integrations that would start at the same minute. */
export interface CrowdedStart {
  expression: string;
  codes: string[];
}

/**
 * The largest group of integrations that get the same schedule, which starts once an hour at most; null if it has fewer
 * than `CROWD` integrations.
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

/** New schedules by code: starts spread evenly over half an hour of the same hour, in the order of the codes. */
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

/** The edits with another schedule. */
export const withSchedule = (edits: readonly BulkEdit[], expression: string): BulkEdit[] =>
  edits.map((edit) =>
    edit.kind === 'field' && edit.field === 'cronExpression' ? { ...edit, after: expression } : edit,
  );
