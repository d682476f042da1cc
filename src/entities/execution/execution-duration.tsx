import { toDate } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import { useServerClock } from './server-clock';

interface ExecutionDurationProps {
  /** ISO 8601. */
  from: string;
  /** Null while it runs: the time then goes on by the server's clock. */
  to: string | null;
}

/** How long something took, or takes so far: "2 min 05 s". */
export function ExecutionDuration({ from, to }: ExecutionDurationProps) {
  const format = useFormat();
  const now = useServerClock(to === null);
  const start = toDate(from);
  if (start === null) return null;
  return <span className="numeric">{format.duration((toDate(to)?.getTime() ?? now) - start.getTime())}</span>;
}
