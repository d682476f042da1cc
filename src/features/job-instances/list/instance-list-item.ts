import type { InstanceHealth } from '@/data/queries/health/use-instance-health';
import { byCompanyAndLabel } from '@/data/queries/use-instances';
import { companyNameOf } from '@/domain/company';
import type { DraftRow } from '@/domain/drafts/draft';
import type { Shortfall } from '@/domain/runs/figures/item-shortfall';
import { compareHealth, type Health } from '@/domain/runs/health/health';
import type { FailureStreak } from '@/domain/runs/health/failure-streak';
import type { Strip } from '@/domain/runs/charts/strip';
import { nextRun } from '@/domain/schedule/cron-runs';
import { visible } from '@/lib/text/visible-text';
import { draftStatus, type DraftStatus } from '@/shared/draft-state/draft-status';

/** A row of the list: an instance, its health and the state of its draft. */
export interface InstanceListItem {
  code: string;
  label: string;
  company: string | null;
  jobCode: string | null;
  description: string | null;
  /**
   * The text that the search found inside the integration; null if there is none, or if another property such as the
   * label already matches.
   */
  inside: string | null;
  enabled: boolean;
  draft: DraftStatus | null;
  health: Health;
  /** The shortfall of the newest run; null if it has none. */
  shortfall: Shortfall | null;
  /** The shown properties of the newest run; null if the device has no run. */
  newest: { status: string; warningCount: number; errorMessage: string | null } | null;
  cronExpression: string | null;
  eventTrigger: boolean;
  /** The time of the next run, milliseconds since 1970; null if there is no schedule or the instance is disabled. */
  next: number | null;
  /** Undefined until the runs are loaded. */
  strip: Strip | undefined;
  /** The failures since the last success; undefined until the runs are loaded. */
  streak: FailureStreak | undefined;
}

/**
 * Makes a row of the list, without its `strip`, `streak` and `inside`, which the caller adds. `now` is the server's
 * time in ms since 1970, `zone` is the time zone of the schedule.
 */
export function listItemOf(
  { row, newest, health, shortfall }: InstanceHealth,
  draft: DraftRow | undefined,
  { now, zone }: { now: number; zone: string },
): InstanceListItem {
  const isScheduled = row.enabled && row.cronExpression !== null;
  return {
    code: row.code,
    label: visible(row.label) ?? row.code,
    company: companyNameOf(row),
    jobCode: row.jobCode,
    description: row.description,
    inside: null,
    enabled: row.enabled,
    draft: draft === undefined ? null : draftStatus(draft),
    health,
    shortfall,
    newest: newest && {
      status: newest.status,
      warningCount: newest.warningCount,
      errorMessage: newest.errorMessage,
    },
    cronExpression: row.cronExpression,
    eventTrigger: row.eventTrigger,
    next: isScheduled ? (nextRun(row.cronExpression, new Date(now), zone)?.getTime() ?? null) : null,
    strip: undefined,
    streak: undefined,
  };
}

/** The groups by which the list can be filtered. */
export const GROUPS = ['error', 'missed', 'silent', 'running', 'warning', 'draft', 'disabled'] as const;
export type Group = (typeof GROUPS)[number];

/** True if an instance is in a group. A disabled instance is only in `disabled`, and in `draft` if it has a draft. */
export function isInGroup(group: Group, { row, health }: InstanceHealth, hasDraft: boolean): boolean {
  if (group === 'draft') return hasDraft;
  if (group === 'disabled') return !row.enabled;
  return row.enabled && health.state === group;
}

/** The orders of the list. */
export type InstanceOrder = 'health' | 'label';

/** Returns a comparator. `health`: worst health first, disabled instances last. `label`: by company and label. */
export function compareInstances(order: InstanceOrder): (a: InstanceHealth, b: InstanceHealth) => number {
  if (order === 'label') return (a, b) => byCompanyAndLabel(a.row, b.row);
  return (a, b) =>
    Number(b.row.enabled) - Number(a.row.enabled) ||
    compareHealth(a.health, b.health) ||
    byCompanyAndLabel(a.row, b.row);
}
