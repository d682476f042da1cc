import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MAX_TIMES } from '@/domain/schedule/parse-schedule';
import type { TimesChoice } from '@/domain/schedule/schedule-choice';
import { twoDigits } from '@/lib/text/two-digits';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { HOURS, MINUTES } from './builder-values';
import { NumberSelect } from './number-select';
import styles from './builder.module.css';

interface TimesFieldsProps {
  choice: TimesChoice;
  onChange: (choice: TimesChoice) => void;
  disabled: boolean;
}

/** The times of day at which a schedule starts runs: an hour and a minute, and further hours with the same minute. */
export function TimesFields({ choice, onChange, disabled }: TimesFieldsProps) {
  const { t } = useTranslation('schedules');
  const { hours, minute } = choice;
  const withHours = (next: readonly number[]): void =>
    onChange({ ...choice, hours: [...new Set(next)].toSorted((a, b) => a - b) });
  const textOf = (hour: number): string => `${twoDigits(hour)}:${twoDigits(minute)}`;
  const [first = 0, ...others] = hours;
  const free = HOURS.find((hour) => hour > (hours.at(-1) ?? 0)) ?? HOURS.find((hour) => !hours.includes(hour));
  return (
    <>
      <span className={styles.time}>
        <NumberSelect
          label={t('label.hour')}
          values={HOURS}
          value={first}
          onChange={(hour) => withHours([hour, ...others])}
          disabled={disabled}
        />
        :
        <NumberSelect
          label={t('label.minute')}
          values={MINUTES}
          value={minute}
          onChange={(next) => onChange({ ...choice, minute: next })}
          disabled={disabled}
        />
      </span>
      {others.map((hour) => (
        <span key={hour} className={styles.time}>
          {t('words.and')}
          <NumberSelect
            label={t('label.time')}
            values={HOURS}
            value={hour}
            textOf={textOf}
            onChange={(next) => withHours(hours.map((each) => (each === hour ? next : each)))}
            disabled={disabled}
          />
          {!disabled && (
            <IconButton
              icon={X}
              size="small"
              label={t('action.removeItem', { ns: 'common', item: textOf(hour) })}
              onClick={() => withHours(hours.filter((each) => each !== hour))}
            />
          )}
        </span>
      ))}
      {!disabled && hours.length < MAX_TIMES && free !== undefined && (
        <Button variant="quiet" size="small" icon={Plus} onClick={() => withHours([...hours, free])}>
          {t('addTime')}
        </Button>
      )}
    </>
  );
}
