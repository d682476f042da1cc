import { useMemo } from 'react';
import { companyNameOf } from '@/domain/company';
import type { InstanceRow } from '@/domain/instance';
import type { Span } from '@/domain/runs/period/period';
import type { ScheduledInstance } from '@/domain/runs/period/period-runs';
import { visible } from '@/lib/text/visible-text';
import { useDueTimeReader, useDueTimes, type DueTimesOfSpans } from '../period/use-period';
import { useCacheQuery } from '../use-cache-query';

/** A job instance with a schedule. */
export interface InstanceWithSchedule {
  code: string;
  label: string;
  companyCode: string | null;
  /** The company's name, or its code when it has no visible name; null if it has no company. */
  company: string | null;
  enabled: boolean;
  allowSimultaneousRun: boolean;
  /** Never blank. */
  cronExpression: string;
}

function scheduleOf(row: InstanceRow): InstanceWithSchedule | [] {
  const { code, companyCode, enabled, allowSimultaneousRun } = row;
  const cronExpression = row.cronExpression?.trim() ?? '';
  if (cronExpression === '') return [];
  const company = companyNameOf(row);
  return {
    code,
    label: visible(row.label) ?? code,
    companyCode,
    company,
    enabled,
    allowSimultaneousRun,
    cronExpression,
  };
}

/** The job instances on this device that have a schedule, sorted by label; undefined until the cache has been read. */
export function useScheduledInstances(): readonly InstanceWithSchedule[] | undefined {
  return useCacheQuery(async (cache) => {
    const found = (await cache.instances.toArray()).flatMap(scheduleOf);
    return found.toSorted((a, b) => a.label.localeCompare(b.label));
  }, []);
}

/**
 * When the job instances start in each of the spans; undefined until computed. When the spans change, the old result
 * stays until the new result is known.
 * @param instances must be stable
 * @param spans must be stable; each at most a day long, because in a longer span, the earliest starts may be missing
 * @param zone the time zone of the schedules
 */
export function useStarts(
  instances: readonly Pick<InstanceWithSchedule, 'code' | 'cronExpression'>[] | undefined,
  spans: readonly Span[],
  zone: string,
): DueTimesOfSpans | undefined {
  const reader = useDueTimeReader(zone);
  const schedules = useMemo(
    () =>
      instances?.map(({ code, cronExpression }): ScheduledInstance => ({ code, cronExpression, scheduledSince: 0 })),
    [instances],
  );
  return useDueTimes(reader, schedules, spans);
}
