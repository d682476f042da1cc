import { useTranslation } from 'react-i18next';
import { SCHEDULE_KINDS, type ScheduleChoice, type ScheduleKind } from '@/domain/schedule/schedule-choice';
import { SegmentedControl } from '@/ui/pick/segmented-control';
import { MONTH_DAYS } from './builder-values';
import { DaysField } from './days-field';
import { NumberSelect } from './number-select';
import { RepeatedFields } from './repeated-fields';
import { TimesFields } from './times-fields';
import styles from './builder.module.css';

/** The last day that every month has. */
const LAST_SAFE_DAY = 28;

interface ScheduleBuilderProps {
  choice: ScheduleChoice;
  onChange: (choice: ScheduleChoice) => void;
  onKind: (kind: ScheduleKind) => void;
  disabled: boolean;
}

/** Edits a schedule: its kind, and the fields of that kind. */
export function ScheduleBuilder({ choice, onChange, onKind, disabled }: ScheduleBuilderProps) {
  const { t } = useTranslation('schedules');
  return (
    <div>
      <SegmentedControl
        label={t('kind')}
        options={SCHEDULE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={choice.kind}
        onChange={onKind}
        disabled={disabled}
        wraps
      />
      <div className={styles.fields}>
        <KindFields choice={choice} onChange={onChange} disabled={disabled} />
      </div>
    </div>
  );
}

function KindFields({ choice, onChange, disabled }: Omit<ScheduleBuilderProps, 'onKind'>) {
  const { t } = useTranslation('schedules');
  switch (choice.kind) {
    case 'none':
      return null;
    case 'own':
      return <p className={styles.note}>{t('about.own')}</p>;
    case 'minutes':
    case 'hours':
      return <RepeatedFields choice={choice} onChange={onChange} disabled={disabled} />;
    case 'daily':
      return (
        <div className={styles.line}>
          {t('words.dailyAt')}
          <TimesFields choice={choice} onChange={onChange} disabled={disabled} />
        </div>
      );
    case 'weekdays':
      return (
        <div className={styles.line}>
          <DaysField value={choice.days} onChange={(days) => onChange({ ...choice, days })} disabled={disabled} />
          {t('words.at')}
          <TimesFields choice={choice} onChange={onChange} disabled={disabled} />
        </div>
      );
    case 'monthly':
      return (
        <>
          <div className={styles.line}>
            {t('words.onDay')}
            <NumberSelect
              label={t('label.day')}
              values={MONTH_DAYS}
              value={choice.day}
              textOf={String}
              onChange={(day) => onChange({ ...choice, day })}
              disabled={disabled}
            />
            {t('words.ofMonthAt')}
            <TimesFields choice={choice} onChange={onChange} disabled={disabled} />
          </div>
          {choice.day > LAST_SAFE_DAY && <p className={styles.note}>{t('about.shortMonths', { day: choice.day })}</p>}
        </>
      );
  }
}
