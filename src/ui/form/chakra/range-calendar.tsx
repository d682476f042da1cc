import { parseDate, useDatePicker } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n/use-language';
import { LOCALES, Month, useCalendarTexts } from './calendar-month';
import styles from './calendar.module.css';

interface RangeCalendarProps {
  /** The days that are chosen at first, YYYY-MM-DD; null if none are chosen. */
  days: { first: string; last: string } | null;
  /** The last day that can be chosen. */
  last: string;
  /** Called when the user has chosen both days, which may be the same day. */
  onPick: (first: string, last: string) => void;
}

/** A calendar in which the user chooses a first and a last day. It is always open. Loaded lazily. */
export function RangeCalendar({ days, last, onPick }: RangeCalendarProps) {
  const { t } = useTranslation('dates');
  const picker = useDatePicker({
    inline: true,
    selectionMode: 'range',
    locale: LOCALES[useLanguage()],
    defaultValue: days === null ? [] : [parseDate(days.first), parseDate(days.last)],
    defaultFocusedValue: parseDate(days?.last ?? last),
    max: parseDate(last),
    fixedWeeks: true,
    translations: useCalendarTexts(),
    onValueChange: ({ value: [from, to] }) => {
      if (from !== undefined && to !== undefined) onPick(from.toString(), to.toString());
    },
  });
  return (
    <div {...picker.getContentProps()} role="group" aria-label={t('calendar')} className={styles.inline}>
      <Month picker={picker} />
    </div>
  );
}
