import type { PointerEvent } from 'react';
import { toDate } from '@/i18n/format/date';
import { currentFormat } from '@/i18n/format/use-format';
import { readServerTime } from '@/data/use-server-time';
import { Timestamp } from '@/ui/text/timestamp';

/**
 * DD/MM/YYYY HH:mm:ss, with the relative time on hover; a dash if there is no time. The tooltip is computed on each
 * hover. So it needs no timer, and is right even after React has reused the element for another row.
 */
export function ExecutionMoment({ moment }: { moment: string | null }) {
  const updateTip = (event: PointerEvent<HTMLElement>): void => {
    const tip = currentFormat().relative(toDate(moment)?.getTime() ?? 0, readServerTime());
    if (event.currentTarget.title !== tip) event.currentTarget.title = tip;
  };
  return <Timestamp moment={moment} onPointerMove={updateTip} />;
}
