import { browserZone, useServerZone } from '@/data/use-server-zone';
import { browserOffset } from '@/i18n/format/utc-text';
import { Timestamp } from '@/ui/text/timestamp';

/** The offset of the browser's zone at the next start, if the schedule's text names another zone; otherwise null. */
export function useStartOffset(at: Date | number): string | null {
  const [serverZone] = useServerZone();
  return serverZone === browserZone() ? null : browserOffset(new Date(at));
}

/**
 * When a schedule starts next, in the browser's time zone. If the schedule's text names another zone, the offset of the
 * browser's zone follows: "24/11/2026 04:30:00 UTC+1" below "Every day at 03:30 UTC".
 */
export function NextStart({ at }: { at: Date | number }) {
  const offset = useStartOffset(at);
  return (
    <>
      <Timestamp moment={at} />
      {offset !== null && <span data-zone> {offset}</span>}
    </>
  );
}
