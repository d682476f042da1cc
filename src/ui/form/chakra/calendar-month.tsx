import type { useDatePicker } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../button/button';
import styles from './calendar.module.css';

/** The calendar's locale for each language. In both locales, weeks start on Monday. */
export const LOCALES = { en: 'en-GB', fr: 'fr-FR' };
const STEP = buttonClass({ variant: 'quiet', size: 'small' }, styles.step);

/** The texts of a calendar for screen readers, in the language of the interface. */
export function useCalendarTexts() {
  const { t } = useTranslation('dates');
  return {
    content: t('calendar'),
    monthSelect: t('month'),
    yearSelect: t('year'),
    prevTrigger: () => t('previousMonth'),
    nextTrigger: () => t('nextMonth'),
    // "30 November 2026, Monday": an accessible name begins with the visible text, here the number of the day.
    dayCell: ({ valueText }: { valueText: string }) => valueText.replace(/^(\D+?),? (.*)$/, '$2, $1'),
  };
}

/** The days of a month. Above them are lists of months and years, and buttons for the previous and the next month. */
export function Month({ picker }: { picker: ReturnType<typeof useDatePicker> }) {
  const { t } = useTranslation('dates');
  return (
    <>
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
    </>
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
