import { useTranslation } from 'react-i18next';
import { formatDay } from '@/i18n/format/date';
import { dayNameOf } from '@/i18n/format/day-name';
import { useLanguage } from '@/i18n/use-language';

/**
 * The heading of a day: "Today, 23/11/2026", "Monday, 16/11/2026". `today` is the start of today, milliseconds since
 * 1970.
 */
export function DayHeading({ date, today }: { date: Date; today: number }) {
  const { t } = useTranslation('executions');
  const language = useLanguage();
  const name = dayNameOf(date, today);
  const word =
    typeof name === 'string'
      ? t(`filter.${name}`)
      : new Intl.DateTimeFormat(language, { weekday: 'long' }).format(date);
  return (
    <>
      <b>{word}</b>, {formatDay(date)}
    </>
  );
}
