import { useTranslation } from 'react-i18next';
import { useServerZone } from '@/data/use-server-zone';
import { parseTriggers } from '@/domain/schedule/parse-schedule';
import { needsDescriber } from './schedule-text';
import { useScheduleText } from './use-schedule-text';

interface ScheduleLineProps {
  cronExpression: string | null;
  eventTrigger: boolean;
}

/** A schedule as text. Its tooltip has the cron expression and the time zone. */
export function ScheduleLine({ cronExpression, eventTrigger }: ScheduleLineProps) {
  const { t } = useTranslation('health');
  const [serverZone] = useServerZone();
  const triggers = parseTriggers({ cronExpression, eventTrigger });
  const isDescribed = needsDescriber(triggers);
  const { text, isExpression } = useScheduleText(triggers);
  const { cron } = triggers;
  if (cron === null) return text;
  const isReadable = cron.kind !== 'expression' || isDescribed;
  const expression = cronExpression?.trim();
  const tip = t(isReadable ? 'schedule.tip' : 'schedule.unreadable', { expression, zone: serverZone });
  if (isExpression) return <code data-tooltip={tip}>{text}</code>;
  // The texts of a `CronDescriber` are long. They may be cut off where there is little room, so the tooltip repeats
  // them.
  return <span data-tooltip={isDescribed ? `${text} · ${tip}` : tip}>{text}</span>;
}
