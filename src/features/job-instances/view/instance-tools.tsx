import type { InstanceRow } from '@/domain/instance';
import { WatchButton } from '@/shared/watch/watch-button';
import { CopyMenu } from '../copies/copy-menu';

/** Watches an integration, copies it, or compares it. */
export function InstanceTools({ row }: { row: InstanceRow }) {
  return (
    <>
      <WatchButton target={{ instance: row.code }} />
      <CopyMenu row={row} />
    </>
  );
}
