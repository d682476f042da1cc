import { CalendarDays } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { utcText } from '@/i18n/format/utc-text';
import { lazyPart } from '../feedback/lazy-part';
import { Field, type FieldProps } from './field';
import { readDateTime } from './typed/read-date-time';
import { useStorable } from './typed/use-storable';
import styles from './field.module.css';

const loadCalendar = async () => ({ default: (await import('./chakra/calendar')).Calendar });
const Calendar = lazyPart(loadCalendar);

interface DateTimeFieldProps extends FieldProps {
  /** The typed text: DD/MM/YYYY HH:mm:ss in UTC, in every browser and language. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * A date and time, which the user types or picks from a calendar. An invalid text stays, with an error. A valid text is
 * completed on blur.
 */
export function DateTimeField({ value, onChange, error, ...field }: DateTimeFieldProps) {
  const { t } = useTranslation('dates');
  const id = useId();
  const [open, setOpen] = useState(false);
  const storable = useStorable(value, onChange);
  const date = readDateTime(value);
  const written = date ? utcText(date) : value;
  const pick = (day: string): void => {
    const [year, month, dayOfMonth] = day.split('-');
    onChange(`${dayOfMonth}/${month}/${year} ${date ? written.slice(-8) : '00:00:00'}`);
  };
  return (
    <Field {...field} error={storable.problem ?? (date === undefined ? t('invalid') : error)}>
      {(control) => (
        <div id={`${id}-control`} className={styles.withButton}>
          <input
            {...control}
            type="text"
            className={styles.control}
            placeholder={t('format')}
            autoComplete="off"
            spellCheck={false}
            value={storable.shown}
            readOnly={field.readOnly}
            disabled={field.disabled}
            onChange={(event) => storable.change(event.target.value)}
            onBlur={() => {
              if (storable.problem === null && written !== value) onChange(written);
            }}
          />
          {field.readOnly !== true && (
            <button
              type="button"
              id={`${id}-trigger`}
              className={styles.insideButton}
              aria-label={t('open')}
              data-tooltip={t('open')}
              aria-haspopup="dialog"
              aria-expanded={open}
              disabled={field.disabled}
              onPointerEnter={() => void loadCalendar().catch(() => {})}
              onClick={() => setOpen(!open)}
            >
              <CalendarDays size={16} aria-hidden />
            </button>
          )}
          {open && (
            <Suspense fallback={null}>
              <Calendar
                controlId={`${id}-control`}
                triggerId={`${id}-trigger`}
                day={date ? date.toISOString().slice(0, 10) : null}
                onPick={pick}
                onClose={() => setOpen(false)}
              />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  );
}
