import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKnownRuns } from '@/data/queries/health/known-runs';
import { readServerTime } from '@/data/use-server-time';
import { isMovingSpan, readCreatedSpan, writeCreatedSpan } from '@/domain/runs/period/created-span';
import { formatDay, isoDay } from '@/i18n/format/date';
import { browserZone } from '@/data/use-server-zone';
import { Button } from '@/ui/button/button';
import { lazyPart } from '@/ui/feedback/lazy-part';
import { TextField } from '@/ui/form/text-field';
import { OptionList } from '@/ui/pick/chakra/option-list';
import { useToday } from '@/ui/text/device-clock';
import { daysOfSpan, readPeriod, spanOfDays, typedMoment } from './typed-period';
import styles from './period.module.css';

const RangeCalendar = lazyPart(async () => ({
  default: (await import('@/ui/form/chakra/range-calendar')).RangeCalendar,
}));

const CHOICES = ['today', 'night', 'yesterday', 'day', 'week', 'month', 'thisMonth'] as const;
const ANY = 'any';

interface PeriodPanelProps {
  /** A span in the format of the URL (`created-span.ts`); undefined if there is no filter. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  /** Called when the choice is complete. */
  onClose: () => void;
}

/** Chooses the period of a list: a period such as the last 7 days, days in a calendar, or typed times. */
export function PeriodPanel({ value, onChange, onClose }: PeriodPanelProps) {
  const { t } = useTranslation(['dates', 'executions', 'common']);
  const [now] = useState(readServerTime);
  const today = useToday();
  const span = readCreatedSpan(value, now);
  const [typed, setTyped] = useState({
    from: span === null ? '' : typedMoment(span.from),
    to: span?.to == null ? '' : typedMoment(span.to),
  });
  const [wasTried, setWasTried] = useState(false);
  const read = readPeriod(typed.from, typed.to);
  const problem = wasTried && 'problem' in read ? read.problem : null;
  const options = [
    ...CHOICES.map((name) => ({ value: name, label: t(`executions:filter.${name}`) })),
    { value: ANY, label: t('period.any') },
  ];
  const choose = ([next]: string[]): void => {
    onChange(next === ANY ? undefined : next);
    onClose();
  };
  const pick = (first: string, last: string): void => {
    const picked = spanOfDays(first, last, today);
    setTyped({ from: typedMoment(picked.from), to: picked.to === null ? '' : typedMoment(picked.to) });
    onChange(writeCreatedSpan(picked));
  };
  return (
    <div className={styles.panel}>
      {/* In a dialog, the list gets the focus first. A focused text field would open a phone's on-screen keyboard. */}
      <div data-field="period" className={styles.presets}>
        <OptionList
          label={t('period.presets')}
          source={{ options }}
          value={value === undefined ? [ANY] : isMovingSpan(value) ? [value] : []}
          multiple={false}
          onChoose={() => undefined}
          onChange={choose}
        />
      </div>
      <form
        className={styles.own}
        onSubmit={(event) => {
          event.preventDefault();
          setWasTried(true);
          if ('problem' in read) return;
          onChange(writeCreatedSpan(read));
          onClose();
        }}
      >
        <div className={styles.calendar}>
          <Suspense>
            <RangeCalendar
              days={span === null ? null : daysOfSpan(span, today)}
              last={isoDay(new Date(today))}
              onPick={pick}
            />
          </Suspense>
        </div>
        <div className={styles.fields}>
          <TextField
            label={t('period.from')}
            placeholder={t('period.format')}
            autoComplete="off"
            spellCheck={false}
            value={typed.from}
            onChange={(from) => setTyped({ ...typed, from })}
            error={problem === 'from' ? t('period.invalid') : null}
          />
          <TextField
            label={t('period.to')}
            placeholder={t('executions:filter.now')}
            autoComplete="off"
            spellCheck={false}
            value={typed.to}
            onChange={(to) => setTyped({ ...typed, to })}
            error={problem === 'to' ? t('period.invalid') : problem === 'order' ? t('period.order') : null}
          />
        </div>
        <div className={styles.foot}>
          <p className={styles.note}>
            <KnownSince />
          </p>
          <Button type="submit" variant="primary" size="small">
            {t('common:action.apply')}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** Says in which time zone the fields are, and since when this device has the executions. */
function KnownSince() {
  const { t } = useTranslation('dates');
  const known = useKnownRuns();
  const zone = browserZone();
  if (known === undefined || !Number.isFinite(known.since)) return zone;
  if (known.since === 0) return t('period.all', { zone });
  return t('period.since', { zone, day: formatDay(new Date(known.since)) });
}
