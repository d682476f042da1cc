import { Bell, BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWatching } from '@/data/events/use-events';
import { watchAndAsk } from '@/data/events/watch-and-ask';
import type { ExecutionRow } from '@/domain/execution';
import { visible } from '@/lib/text/visible-text';
import { IconButton } from '@/ui/button/icon-button';
import { toast } from '@/ui/overlay/toast';
import styles from './row-watch.module.css';

/** Begins to watch the run of a row that has not ended, or ends it. Loaded lazily. */
export function RowWatch({ row: { id, instanceLabel, instanceCode } }: { row: ExecutionRow }) {
  const { t } = useTranslation('events');
  const [isOn, setOn] = useWatching({ run: id });
  const change = (): void => {
    if (isOn) setOn(false);
    else void watchAndAsk({ run: id });
    // Its shortcut does not move the focus to the button, so a screen reader would not read the new state.
    const label = visible(instanceLabel) ?? instanceCode ?? '–';
    toast.success(t(isOn ? 'row.stopped' : 'row.watched', { id, label }));
  };
  return (
    <IconButton
      icon={isOn ? BellRing : Bell}
      label={t('row.watch', { id })}
      data-tooltip={t(isOn ? 'row.isWatched' : 'watchRun')}
      size="small"
      aria-pressed={isOn}
      aria-keyshortcuts="w"
      data-watch-row
      // Each row is one tab stop; an arrow key moves from it to this button.
      tabIndex={-1}
      className={styles.button}
      onClick={change}
    />
  );
}
