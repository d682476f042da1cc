import { useTranslation } from 'react-i18next';
import { browserZone, useServerZone } from '@/data/use-server-zone';
import { parseTriggers } from '@/domain/schedule/parse-schedule';
import { useLanguage } from '@/i18n/use-language';
import { scheduleText } from './schedule-text';

interface ScheduleLineProps {
  cronExpression: string | null;
  eventTrigger: boolean;
}

/** A schedule as text. Its tooltip has the cron expression and the time zone. */
export function ScheduleLine({ cronExpression, eventTrigger }: ScheduleLineProps) {
  const { t } = useTranslation('health');
  const language = useLanguage();
  const [zone] = useServerZone();
  const triggers = parseTriggers({ cronExpression, eventTrigger });
  const { text, isExpression } = scheduleText(triggers, t, language, zone === browserZone() ? null : zone);
  if (triggers.cron === null) return text;
  const tip = t('schedule.tip', { expression: cronExpression?.trim(), zone });
  return isExpression ? <code data-tooltip={tip}>{text}</code> : <span data-tooltip={tip}>{text}</span>;
}
