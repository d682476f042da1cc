import { parseDate, useDatePicker } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '@/i18n/use-language';
import { LOCALES, Month, useCalendarTexts } from './calendar-month';
import styles from './calendar.module.css';

interface CalendarProps {
  /** The id of the control below which the calendar opens. */
  controlId: string;
  /** The id of the button that gets the focus when the calendar closes. */
  triggerId: string;
  /** The chosen day, YYYY-MM-DD; null if none is chosen. */
  day: string | null;
  onPick: (day: string) => void;
  onClose: () => void;
}

/**
 * A calendar in which the user chooses a day. Arrow keys, Page Up, Page Down, Home and End move to another day, Enter
 * chooses it, and Escape closes the calendar. Loaded lazily.
 */
export function Calendar({ controlId, triggerId, day, onPick, onClose }: CalendarProps) {
  const picker = useDatePicker({
    ids: { control: controlId, trigger: triggerId },
    locale: LOCALES[useLanguage()],
    timeZone: 'UTC',
    defaultValue: day === null ? [] : [parseDate(day)],
    fixedWeeks: true,
    positioning: { strategy: 'fixed', placement: 'bottom-start', gutter: 4 },
    translations: useCalendarTexts(),
    onValueChange: ({ value: [picked] }) => {
      if (picked !== undefined) onPick(picked.toString());
    },
    onOpenChange: ({ open }) => {
      if (!open) onClose();
    },
  });
  const open = useEffectEvent(() => picker.setOpen(true));
  // The picker moves the focus to the chosen day only when it opens after the first render.
  useEffect(() => open(), []);
  return (
    <div {...picker.getPositionerProps()}>
      <div {...picker.getContentProps()} role="dialog" aria-roledescription={undefined} className={styles.content}>
        <Month picker={picker} />
      </div>
    </div>
  );
}
