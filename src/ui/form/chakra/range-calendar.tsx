import { parseDate, useDatePicker } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n/use-language';
import { LOCALES, Month, useCalendarTexts } from './calendar-month';
import styles from './calendar.module.css';

interface RangeCalendarProps {
  /** The chosen days at first, YYYY-MM-DD; null if none are chosen. */
  days: { first: string; last: string } | null;
  /** The last day that can be chosen. */
  last: string;
  /** Called when both days are chosen; they may be the same. */
  onPick: (first: string, last: string) => void;
}

/** Chooses a first and a last day in a calendar that is always open. Loaded lazily. */
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
