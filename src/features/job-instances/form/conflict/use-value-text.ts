import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnectionsByKey } from '@/data/queries/use-reference-data';
import { connectionTypeOf } from '@/domain/configuration/linked-connections';
import { connectionKey } from '@/domain/connection';
import { parseJson } from '@/lib/json';
import { visible } from '@/lib/text/visible-text';
import { useJobName } from '@/shared/instance/use-job-name';
import { prettyJson } from '@/ui/text/json/pretty-json';

/** One value of an instance. */
export interface PlacedValue {
  property: string;
  /** The path inside the configuration; empty for other fields and for the whole configuration. */
  path: readonly string[];
  /** JSON text; null if the value is absent. */
  json: string | null;
}

/** Formats values for the screen: connections and jobs by name, lists with commas. Returns null for an absent value. */
export function useValueText(values: readonly PlacedValue[]): (value: PlacedValue) => string | null {
  const { t } = useTranslation();
  const jobName = useJobName();
  const keys = useMemo(() => [...new Set(values.map(connectionOf).filter((key) => key !== null))], [values]);
  const connections = useConnectionsByKey(keys);
  return useCallback(
    (placed) => {
      const { property, json } = placed;
      if (json === null) return null;
      const connection = connectionOf(placed);
      const label = connection === null ? null : visible(connections?.get(connection)?.label);
      if (label !== null) return label;
      const value = parseJson(json);
      if (value === null) return '';
      if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
      if (typeof value === 'string') {
        if (property === 'jobCode') return jobName(value);
        return property === 'configuration' && placed.path.length === 0 ? prettyJson(value) : value;
      }
      return isPlainList(value) ? value.join(', ') : prettyJson(json);
    },
    [t, jobName, connections],
  );
}

/** Whether a value is a list that is shown with commas: without objects and lists in it. */
export const isPlainList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((entry) => typeof entry !== 'object' || entry === null);

/** The key of the connection whose id is the value; null for other values. */
function connectionOf({ path, json }: PlacedValue): string | null {
  const type = path.length === 1 ? connectionTypeOf(path[0] ?? '') : null;
  const id = type === null || json === null ? null : parseJson(json);
  if (type === null || (typeof id !== 'number' && typeof id !== 'string') || id === '') return null;
  return connectionKey(type, id);
}
