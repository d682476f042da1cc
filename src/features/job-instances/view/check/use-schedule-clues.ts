import { useMemo } from 'react';
import { useUsualDurations, usualKey } from '@/data/queries/health/use-usual-durations';
import { useCacheQuery } from '@/data/queries/use-cache-query';
import { useServerMinute } from '@/data/use-server-time';
import { useServerZone } from '@/data/use-server-zone';
import type { OtherInstance, ScheduleClues } from '@/domain/check/check-schedule';
import { writtenNames } from '@/domain/check/written-names';
import type { InstanceFields } from '@/domain/instance';
import { isRecord, parseJson } from '@/lib/json';

type Other = Omit<OtherInstance, 'usual'> & { type: 'delta' | 'full' };

/** The facts about schedules that a check of an integration needs; undefined until the cache has been read. */
export function useScheduleClues(value: InstanceFields | null): ScheduleClues | undefined {
  const { code = '', companyCode = null, configuration = '', jobCode = null } = value ?? {};
  const now = useServerMinute();
  const [zone] = useServerZone();
  const names = useMemo(
    () => writtenNames({ jobCode, configuration }).map(({ name }) => name),
    [jobCode, configuration],
  );
  // Each name twice: unchanged, and with JSON escapes such as a backslash before a quotation mark.
  const spelled = names.flatMap((name) => [name, JSON.stringify(name).slice(1, -1)]);
  const others = useCacheQuery(
    async (cache) => {
      const rows: Other[] = [];
      // Reads the rows one by one, so that the configurations of all integrations are never in memory together.
      await cache.instances.each((row) => {
        if (row.cronExpression === null) return;
        const { code: other, label, cronExpression, enabled } = row;
        // Parses only the few configurations that contain one of these names, because parsing all would take long.
        const mayWrite =
          enabled && row.companyCode === companyCode && spelled.some((name) => row.configuration.includes(name));
        rows.push({
          code: other,
          label,
          companyCode: row.companyCode,
          cronExpression,
          enabled,
          writes: mayWrite ? writtenNames(row) : [],
          type: mayWrite ? scheduledType(row.configuration) : 'full',
        });
      });
      return rows;
    },
    [companyCode, names.join('\n')],
  );
  const rivals = others?.filter(({ writes }) => writes.length > 0).map((other) => other.code) ?? [];
  const usual = useUsualDurations([code, ...rivals.filter((rival) => rival !== code)]);
  return useMemo(() => {
    if (others === undefined || usual === undefined) return undefined;
    const usualOf = (instanceCode: string, type: Other['type']): number | null =>
      usual[usualKey({ instanceCode, type })] ?? null;
    return {
      now: new Date(now),
      zone,
      others: others.map(({ type, ...other }) => ({ ...other, usual: usualOf(other.code, type) })),
      usual: usualOf(code, scheduledType(configuration)),
    };
  }, [others, usual, configuration, code, now, zone]);
}

/** The type of the runs that a schedule starts if the integration has this configuration. */
function scheduledType(configuration: string): Other['type'] {
  const value = parseJson(configuration);
  return isRecord(value) && value['delta'] === true ? 'delta' : 'full';
}
