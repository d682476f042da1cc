import { useTranslation } from 'react-i18next';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/durations';

const SECONDS = { name: 'seconds', length: SECOND_MS } as const;
const UNITS = [{ name: 'hours', length: HOUR_MS }, { name: 'minutes', length: MINUTE_MS }, SECONDS] as const;

/**
 * Returns a function that gives the label of a tick of a time axis: "10 min". All ticks have the same unit: the largest
 * unit in which the distance between two ticks is a whole number.
 * @param ticks milliseconds, evenly spaced from 0
 */
export function useAxisText(ticks: readonly number[]): (tick: number) => string {
  const { t } = useTranslation('health');
  const { name, length } = UNITS.find((unit) => (ticks[1] ?? 0) % unit.length === 0) ?? SECONDS;
  return (tick) => (tick === 0 ? '0' : t(`axis.${name}`, { count: tick / length }));
}
