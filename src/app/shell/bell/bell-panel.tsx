import { ArrowLeft, Bell, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { markRead } from '@/data/events/event-records';
import { useAway, usePendingWatched, useWatched } from '@/data/events/use-events';
import type { EventList } from '@/domain/events/event-list';
import type { Watched } from '@/domain/events/watched';
import { useFormat } from '@/i18n/format/use-format';
import { formatDay } from '@/i18n/format/date';
import { notificationState } from '@/lib/browser/desktop-notifications';
import { daysOf } from '@/shared/execution/days/days';
import { DayHeading } from '@/shared/execution/days/day-heading';
import { useToday } from '@/ui/text/device-clock';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { AwayLine } from './away-line';
import styles from './bell.module.css';
import { EventLine } from './event-line';
import { useLineKeys } from './use-line-keys';
import { WatchSettings } from './watch-settings';

interface BellPanelProps {
  list: EventList;
  onClose: () => void;
}

/** The panel of the bell. Shows the latest events, or the settings in which the person chooses what to watch. */
export function BellPanel({ list, onClose }: BellPanelProps) {
  const { t } = useTranslation('events');
  const [areSettingsOpen, setSettingsOpen] = useState(false);
  if (areSettingsOpen)
    return (
      <>
        <div className={styles.head}>
          <IconButton
            icon={ArrowLeft}
            size="small"
            label={t('settings.back')}
            className={styles.back}
            onClick={() => setSettingsOpen(false)}
          />
          <h2 className={styles.title}>{t('settings.title')}</h2>
        </div>
        <WatchSettings />
      </>
    );
  return <Events list={list} onClose={onClose} onOpenSettings={() => setSettingsOpen(true)} />;
}

/** The latest events, grouped by day, above the foot that says what is watched. */
function Events({ list, onClose, onOpenSettings }: BellPanelProps & { onOpenSettings: () => void }) {
  const { t } = useTranslation('events');
  const away = useAway();
  const { events, unread, errors } = list;
  const [lines, moveBetweenLines] = useLineKeys();
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('bell')}</h2>
        {unread.size > 0 && <UnreadCount unread={unread.size} errors={errors} />}
        {unread.size > 0 && (
          <button type="button" className={styles.textButton} onClick={() => markRead([...unread])}>
            {t('markAll')}
          </button>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it handles the keys of the links inside */}
      <div ref={lines} className={styles.body} onKeyDown={moveBetweenLines}>
        {away !== null && <AwayLine span={away} onClose={onClose} />}
        {events.length === 0 ? (
          <EmptyState icon={Bell} title={t('empty')} text={t('emptyText')} />
        ) : (
          <Days list={list} onClose={onClose} />
        )}
      </div>
      <Foot onOpenSettings={onOpenSettings} />
    </>
  );
}

/** The number of errors, as on the bell; without errors, the number of all unread events. */
function UnreadCount({ unread, errors }: { unread: number; errors: number }) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const [key, count] = errors > 0 ? (['newErrors', errors] as const) : (['new', unread] as const);
  return <span className={styles.count}>{t(key, { count, number: format.number(count) })}</span>;
}

function Days({ list: { events, unread }, onClose }: BellPanelProps) {
  const today = useToday();
  const days = daysOf(events.map((event) => ({ event, createdAt: new Date(event.at).toISOString() })));
  return days.map(({ date, rows }) => (
    <section key={date && formatDay(date)}>
      <h3 className={styles.day}>{date && <DayHeading date={date} today={today} />}</h3>
      <ul>
        {rows.map(({ event }) => (
          <EventLine key={event.key} event={event} isUnread={unread.has(event.key)} onOpen={onClose} />
        ))}
      </ul>
    </section>
  ));
}

/** Says what is watched, and whether the browser blocks desktop notifications. */
function Foot({ onOpenSettings }: { onOpenSettings: () => void }) {
  const { t } = useTranslation('events');
  const text = useWatchedText(useWatched(), usePendingWatched().length);
  return (
    <div className={styles.foot}>
      <div className={styles.watched}>
        <p>{text}</p>
        {notificationState() === 'denied' && <p>{t('desktop.blocked')}</p>}
      </div>
      <Button variant="quiet" size="small" icon={SlidersHorizontal} className={styles.change} onClick={onOpenSettings}>
        {t('settings.change')}
      </Button>
    </div>
  );
}

/** Returns a text such as "Watching everything that fails, 2 integrations and 1 run". */
function useWatchedText({ failures, instances }: Watched, runs: number): string {
  const { t } = useTranslation('events');
  const format = useFormat();
  const codes = Object.keys(instances).length;
  const what = [
    ...(failures === null ? [] : [t('watch.failures')]),
    ...(codes === 0 ? [] : [t('watch.instances', { count: codes })]),
    ...(runs === 0 ? [] : [t('watch.runs', { count: runs })]),
  ];
  return what.length === 0 ? t('watch.none') : t('watch.all', { what: format.list(what) });
}
