import { toDate } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import { useServerSecond } from '@/data/use-server-time';

interface ExecutionDurationProps {
  /** ISO 8601. */
  from: string;
  /** ISO 8601. Null while the execution or step is running: the duration then counts up by the server's clock. */
  to: string | null;
  /** Adds text around the duration. */
  wrap?: (duration: string) => string;
}

/** The duration of an execution or a step, e.g. "2 min 05 s", or its running time so far. */
export function ExecutionDuration({ from, to, wrap }: ExecutionDurationProps) {
  const format = useFormat();
  const now = useServerSecond(to === null);
  const start = toDate(from);
  if (start === null) return null;
  const duration = format.duration((toDate(to)?.getTime() ?? now) - start.getTime());
  return <span className="numeric">{wrap?.(duration) ?? duration}</span>;
}
