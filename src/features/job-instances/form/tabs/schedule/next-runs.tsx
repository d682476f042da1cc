import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useServerMinute } from '@/data/use-server-time';
import { UTC } from '@/data/use-server-zone';
import type { CronRun } from '@/domain/schedule/cron-runs';
import { nextClockChange, shownTime, zoneOffset } from '@/domain/schedule/zone-clock';
import { formatClock, formatDay, formatHourMinute } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import { offsetText, utcClock, utcDay, utcHourMinute } from '@/i18n/format/utc-text';
import { Button } from '@/ui/button/button';
import { Section } from '@/ui/layout/section';
import { classNames } from '@/ui/theme/class-names';
import { MINUTE_MS } from '@/lib/durations';
import { runNotes } from './run-notes';
import styles from './runs.module.css';

interface NextRunsProps {
  runs: readonly CronRun[];
  /** The browser's time zone. */
  zone: string;
  /** The time zone of the cron expression. */
  serverZone: string;
  /** The clock change around which runs are shown, milliseconds since 1970; null if the next runs are shown. */
  around: number | null;
  onAroundChange: (time: number | null) => void;
}

/** The next runs, or the runs around a clock change, in the browser's time zone and in UTC. */
export function NextRuns(props: NextRunsProps) {
  const { runs, zone, around, onAroundChange } = props;
  const { t } = useTranslation('schedules');
  const isUtc = zone === UTC;
  const title = around === null ? t('next.title') : t('next.around', { day: formatDay(new Date(around)) });
  return (
    <Section
      title={title}
      note={around === null && t('next.ifSaved')}
      actions={
        around !== null && (
          <Button size="small" variant="quiet" onClick={() => onAroundChange(null)}>
            {t('next.title')}
          </Button>
        )
      }
    >
      <table className={styles.runs} aria-label={title}>
        <thead>
          <tr>
            {!isUtc && <th scope="col">{zone}</th>}
            <th scope="col">UTC</th>
            <th scope="col">
              <span className="visually-hidden">{t('next.when')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run, index) => (
            <RunRow key={index} {...props} run={run} />
          ))}
        </tbody>
      </table>
      <RunNotes {...props} />
    </Section>
  );
}

function RunRow({ run, zone, around }: NextRunsProps & { run: CronRun }) {
  const { t } = useTranslation('schedules');
  const format = useFormat();
  const now = useServerMinute();
  const { at, skipped } = run;
  const marks = useMarks(run);
  const when = around === null ? format.relative(at.getTime(), now) : offsetText(zoneOffset(zone, at));
  return (
    <tr className={classNames(marks.length > 0 && styles.changed)}>
      {zone !== UTC && (
        <td>
          {skipped === null ? (
            <Moment at={at} day={formatDay(at)} clock={formatClock(at)} />
          ) : (
            <s>
              <Moment at={at} day={utcDay(skipped)} clock={utcClock(skipped)} />
            </s>
          )}
        </td>
      )}
      <td>
        {skipped === null ? (
          <Moment at={at} day={utcDay(at)} clock={utcClock(at)} />
        ) : (
          <span className={styles.muted}>{t('next.notExisting')}</span>
        )}
      </td>
      <td>
        {skipped === null && <span className={styles.when}>{when}</span>}
        {marks.map((mark) => (
          <span key={mark} className={styles.mark}>
            {mark}
          </span>
        ))}
      </td>
    </tr>
  );
}

/** A time with a grey date. */
function Moment({ at, day, clock }: { at: Date; day: string; clock: string }) {
  return (
    <time dateTime={at.toISOString()}>
      <span className={styles.muted}>{day}</span> {clock}
    </time>
  );
}

/** Marks on a run that a clock change affects: "1 h later", "2nd 02:30", "skipped". */
function useMarks({ at, shift, pass, skipped }: CronRun): string[] {
  const { t } = useTranslation('schedules');
  const format = useFormat();
  const marks: string[] = [];
  if (skipped !== null) marks.push(t('mark.skipped'));
  if (pass !== null) marks.push(t(pass === 1 ? 'mark.first' : 'mark.second', { time: formatHourMinute(at) }));
  if (shift !== 0) {
    const duration = format.rounded(Math.abs(shift) * MINUTE_MS);
    marks.push(t(shift > 0 ? 'mark.later' : 'mark.earlier', { duration }));
  }
  return marks;
}

/** Explains how clock changes affect the shown runs. If none affects them, says when the next clock change is. */
function RunNotes({ runs, zone, serverZone, around, onAroundChange }: NextRunsProps) {
  const { t } = useTranslation('schedules');
  const notes = runNotes(runs, serverZone === UTC);
  const last = runs.at(-1);
  if (zone === UTC || last === undefined) return null;
  if (notes.length === 0) {
    const change = around === null ? nextClockChange(zone, last.at.getTime()) : null;
    if (change === null) return null;
    return (
      <p className={styles.note}>
        {t('next.noChange', { zone, time: changeText(zone, change.at) })}{' '}
        <Button variant="quiet" size="small" onClick={() => onAroundChange(change.at)}>
          {t('next.showAround')}
        </Button>
      </p>
    );
  }
  return (
    <ul className={styles.notes}>
      {notes.map(({ kind, run: { at, skipped } }) => (
        <li key={kind}>
          <TriangleAlert size={14} aria-hidden />
          {t(`clock.${kind}`, {
            zone,
            time: skipped === null ? formatHourMinute(at) : utcHourMinute(skipped),
            day: skipped === null ? formatDay(at) : utcDay(skipped),
          })}
        </li>
      ))}
    </ul>
  );
}

/** The time of a clock change, on the clock before the change: "28/03/2027 02:00". */
function changeText(zone: string, at: number): string {
  const shown = new Date(shownTime(zone, at - MINUTE_MS) + MINUTE_MS);
  return `${utcDay(shown)} ${utcHourMinute(shown)}`;
}
