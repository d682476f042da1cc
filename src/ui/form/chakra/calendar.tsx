import { parseDate, useDatePicker } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n/use-language';
import { buttonClass } from '../../button/button';
import styles from './calendar.module.css';

interface CalendarProps {
  /** Id of the control; the calendar opens below it. */
  controlId: string;
  /** Id of the button; it gets the focus when the calendar closes. */
  triggerId: string;
  /** The chosen day, YYYY-MM-DD; null if none is chosen. */
  day: string | null;
  onPick: (day: string) => void;
  onClose: () => void;
}

/** Locales whose weeks start on Monday. */
const LOCALES = { en: 'en-GB', fr: 'fr-FR' };
const STEP = buttonClass({ variant: 'quiet', size: 'small' }, styles.step);

/** The days of one month, with arrow keys, Page Up and Down, Home, End and Enter; Escape closes. Loaded lazily. */
export function Calendar({ controlId, triggerId, day, onPick, onClose }: CalendarProps) {
  const { t } = useTranslation('dates');
  const picker = useDatePicker({
    ids: { control: controlId, trigger: triggerId },
    locale: LOCALES[useLanguage()],
    timeZone: 'UTC',
    defaultValue: day === null ? [] : [parseDate(day)],
    fixedWeeks: true,
    positioning: { strategy: 'fixed', placement: 'bottom-start', gutter: 4 },
    translations: {
      content: t('calendar'),
      monthSelect: t('month'),
      yearSelect: t('year'),
      prevTrigger: () => t('previousMonth'),
      nextTrigger: () => t('nextMonth'),
      dayCell: ({ valueText }) => valueText,
    },
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
        <div className={styles.head}>
          <button {...picker.getPrevTriggerProps()} data-tooltip={t('previousMonth')} className={STEP}>
            <ChevronLeft size={16} aria-hidden />
          </button>
          <Choices {...picker.getMonthSelectProps()} choices={picker.getMonths()} />
          <Choices {...picker.getYearSelectProps()} choices={picker.getYears()} />
          <button {...picker.getNextTriggerProps()} data-tooltip={t('nextMonth')} className={STEP}>
            <ChevronRight size={16} aria-hidden />
          </button>
        </div>
        <table {...picker.getTableProps()} aria-roledescription={undefined} aria-label={t('calendar')}>
          <thead {...picker.getTableHeadProps()}>
            <tr>
              {picker.weekDays.map((weekDay) => (
                <th key={weekDay.long} scope="col">
                  {weekDay.short}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {picker.weeks.map((week) => (
              <tr key={week[0]?.toString()}>
                {week.map((value) => (
                  <td key={value.toString()} {...picker.getDayTableCellProps({ value })}>
                    <button type="button" {...picker.getDayTableCellTriggerProps({ value })} className={styles.day}>
                      {value.day}
                    </button>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface ChoicesProps extends ComponentProps<'select'> {
  choices: readonly { value: number; label: string }[];
}

function Choices({ choices, ...select }: ChoicesProps) {
  return (
    <select {...select} className={styles.select}>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
