import { parseTriggers } from '@/domain/schedule/parse-schedule';
import { useScheduleText } from './use-schedule-text';

/**
 * A cron expression in words, to be shown beside the expression. Renders nothing if there are no words for the
 * expression.
 */
export function ScheduleWords({ cronExpression }: { cronExpression: string }) {
  const triggers = parseTriggers({ cronExpression, eventTrigger: false });
  const { text, isExpression } = useScheduleText(triggers);
  return triggers.cron === null || isExpression ? null : text;
}
