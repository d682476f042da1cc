import { useTranslation } from 'react-i18next';
import { HOUR_STEPS, MINUTE_STEPS, type RepeatedChoice } from '@/domain/schedule/schedule-choice';
import { Button } from '@/ui/button/button';
import { HOURS, MINUTES } from './builder-values';
import { DaysField } from './days-field';
import { NumberSelect } from './number-select';
import styles from './builder.module.css';

interface RepeatedFieldsProps {
  choice: RepeatedChoice;
  onChange: (choice: RepeatedChoice) => void;
  disabled: boolean;
}

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];
const WORKING_HOURS = { from: 8, to: 18 };

/**
 * The fields of a schedule that repeats every few minutes or hours, optionally only in certain hours or on certain
 * weekdays.
 */
export function RepeatedFields({ choice, onChange, disabled }: RepeatedFieldsProps) {
  const { t } = useTranslation('schedules');
  const { kind, every, minute, days } = choice;
  const inMinutes = kind === 'minutes';
  const setEvery = (next: number): void =>
    onChange({ ...choice, every: next, minute: inMinutes ? minute % next : minute });
  return (
    <>
      <div className={styles.line}>
        {t(inMinutes ? 'words.everyMinutes' : 'words.everyHours')}
        <NumberSelect
          label={t(inMinutes ? 'label.everyMinutes' : 'label.everyHours')}
          values={inMinutes ? MINUTE_STEPS : HOUR_STEPS}
          value={every}
          textOf={String}
          onChange={setEvery}
          disabled={disabled}
        />
        {t(inMinutes ? 'words.minutes' : 'words.hours', { count: every })}
        <span className={styles.words}>{t(inMinutes ? 'words.fromMinute' : 'words.atMinute')}</span>
        <NumberSelect
          label={t('label.minute')}
          values={inMinutes ? MINUTES.slice(0, every) : MINUTES}
          value={minute}
          onChange={(next) => onChange({ ...choice, minute: next })}
          disabled={disabled}
        />
        {days === null && !disabled && (
          <Button variant="quiet" size="small" onClick={() => onChange({ ...choice, days: MONDAY_TO_FRIDAY })}>
            {t('onlyDays')}
          </Button>
        )}
        <HoursFields choice={choice} onChange={onChange} disabled={disabled} />
      </div>
      {days !== null && (
        <div className={styles.line}>
          <DaysField value={days} onChange={(next) => onChange({ ...choice, days: next })} disabled={disabled} />
          {!disabled && (
            <Button variant="quiet" size="small" onClick={() => onChange({ ...choice, days: null })}>
              {t('everyDay')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** The hours between which runs start. */
function HoursFields({ choice, onChange, disabled }: RepeatedFieldsProps) {
  const { t } = useTranslation('schedules');
  const { hours } = choice;
  if (hours === null)
    return disabled ? null : (
      <Button variant="quiet" size="small" onClick={() => onChange({ ...choice, hours: WORKING_HOURS })}>
        {t('onlyBetween')}
      </Button>
    );
  const { from, to } = hours;
  return (
    <span className={styles.time}>
      {t('words.fromHour')}
      <NumberSelect
        label={t('label.fromHour')}
        values={HOURS}
        value={from}
        onChange={(next) => onChange({ ...choice, hours: { from: next, to: Math.max(next, to) } })}
        disabled={disabled}
      />
      {t('words.toHour')}
      <NumberSelect
        label={t('label.toHour')}
        values={HOURS.slice(from)}
        value={to}
        onChange={(next) => onChange({ ...choice, hours: { from, to: next } })}
        disabled={disabled}
      />
      {t('words.hour')}
      {!disabled && (
        <Button variant="quiet" size="small" onClick={() => onChange({ ...choice, hours: null })}>
          {t('allDay')}
        </Button>
      )}
    </span>
  );
}
