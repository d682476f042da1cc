import { browserZone, useServerZone } from '@/data/use-server-zone';
import { browserOffset } from '@/i18n/format/utc-text';
import { Timestamp } from '@/ui/text/timestamp';

/**
 * When a schedule starts next, in the browser's time zone. If the words of the schedule name another zone, the offset of
 * the browser's zone follows: "24/11/2026 04:30:00 UTC+1" below "Every day at 03:30 UTC".
 */
export function NextStart({ at }: { at: Date | number }) {
  const [serverZone] = useServerZone();
  return (
    <>
      <Timestamp moment={at} />
      {serverZone !== browserZone() && <span data-zone> {browserOffset(new Date(at))}</span>}
    </>
  );
}
