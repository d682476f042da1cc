import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { setWatched } from '@/data/events/event-records';
import { usePendingWatched, useWatched } from '@/data/events/use-events';
import { useInstanceSummaries } from '@/data/queries/period/use-period';
import { executionPath, instanceViewPath } from '@/domain/addresses/paths';
import { namesOf } from '@/domain/events/run-event';
import type { WatchTarget } from '@/domain/events/watched';
import { askForNotifications, notificationState } from '@/lib/browser/desktop-notifications';
import { watchAndAsk } from '@/data/events/watch-and-ask';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { SwitchField } from '@/ui/form/switch-field';
import styles from './bell.module.css';

/** Lists what the person watches, with a button to stop watching each item. */
export function WatchSettings() {
  const { t } = useTranslation('events');
  const { failures, instances } = useWatched();
  const runs = usePendingWatched();
  const summaries = useInstanceSummaries();
  const labels = new Map(summaries?.map(({ code, label }) => [code, label]));
  const codes = Object.keys(instances);
  return (
    <div className={styles.settings}>
      <SwitchField
        label={t('settings.failures')}
        help={t('settings.failuresHelp')}
        value={failures !== null}
        onChange={(isOn) => (isOn ? void watchAndAsk('failures') : setWatched('failures', false))}
      />
      {codes.length > 0 && (
        <Watches
          title={t('settings.instances')}
          entries={codes.map((code) => ({
            target: { instance: code },
            label: labels.get(code) ?? code,
            to: instanceViewPath(code),
          }))}
        />
      )}
      {runs.length > 0 && (
        <Watches
          title={t('settings.runs')}
          entries={runs.map((run) => ({
            target: { run: run.id },
            label: t('settings.run', { label: namesOf(run).label, id: run.id }),
            to: executionPath(run.id),
          }))}
        />
      )}
      {codes.length + runs.length === 0 && <p className={styles.note}>{t('settings.none')}</p>}
      <DesktopPermission />
    </div>
  );
}

interface WatchesProps {
  title: string;
  entries: readonly { target: WatchTarget; label: string; to: string }[];
}

function Watches({ title, entries }: WatchesProps) {
  const { t } = useTranslation('events');
  return (
    <section>
      <h3 className={styles.day}>{title}</h3>
      <ul>
        {entries.map(({ target, label, to }) => (
          <li key={to} className={styles.watch}>
            <Link to={to} className={styles.label} title={label}>
              {label}
            </Link>
            <IconButton
              icon={X}
              size="small"
              label={t('settings.stop', { label })}
              onClick={() => setWatched(target, false)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Asks for notifications on the desktop, or says that the browser blocks them. */
function DesktopPermission() {
  const { t } = useTranslation('events');
  const [state, setState] = useState(notificationState);
  if (state === 'denied') return <p className={styles.note}>{t('desktop.blocked')}</p>;
  if (state !== 'default') return null;
  return (
    <div>
      <Button size="small" onClick={() => void askForNotifications().then(setState)}>
        {t('desktop.ask')}
      </Button>
    </div>
  );
}
