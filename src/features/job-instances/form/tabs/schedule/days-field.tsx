import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n/use-language';
import { WEEK_DAYS } from './builder-values';
import styles from './builder.module.css';

interface DaysFieldProps {
  /** The chosen days, 0 to 6 from Sunday; never empty. */
  value: readonly number[];
  onChange: (days: readonly number[]) => void;
  disabled: boolean;
}

/** A date that falls on this day of the week, 0 to 6 from Sunday. 1 February 2026 was a Sunday. */
const dayAt = (day: number): number => Date.UTC(2026, 1, 1 + day);

/** A checkbox for each day of the week. The only chosen day cannot be deselected. */
export function DaysField({ value, onChange, disabled }: DaysFieldProps) {
  const { t } = useTranslation('schedules');
  const language = useLanguage();
  const names = useMemo(() => {
    const format = (weekday: 'short' | 'long') => new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
    const [short, long] = [format('short'), format('long')];
    return WEEK_DAYS.map((day) => ({ day, short: short.format(dayAt(day)), long: long.format(dayAt(day)) }));
  }, [language]);
  const toggle = (day: number): void => {
    const next = value.includes(day) ? value.filter((each) => each !== day) : [...value, day];
    if (next.length > 0) onChange(next.toSorted((a, b) => a - b));
  };
  return (
    <fieldset className={styles.days} disabled={disabled}>
      <legend className="visually-hidden">{t('label.days')}</legend>
      {names.map(({ day, short, long }) => (
        <label key={day} className={styles.day}>
          <input type="checkbox" aria-label={long} checked={value.includes(day)} onChange={() => toggle(day)} />
          <span aria-hidden>{short}</span>
        </label>
      ))}
    </fieldset>
  );
}
