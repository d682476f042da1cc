import { Bell, BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWatching } from '@/data/events/use-events';
import { watchAndAsk } from '@/data/events/watch-and-ask';
import type { ExecutionRow } from '@/domain/execution';
import { visible } from '@/lib/text/visible-text';
import { IconButton } from '@/ui/button/icon-button';
import { toast } from '@/ui/overlay/toast';
import styles from './row-watch.module.css';

/** A button that starts or stops watching the run of a row. Only for a run that has not ended. Loaded lazily. */
export function RowWatch({ row: { id, instanceLabel, instanceCode } }: { row: ExecutionRow }) {
  const { t } = useTranslation('events');
  const [isOn, setOn] = useWatching({ run: id });
  const change = (): void => {
    if (isOn) setOn(false);
    else void watchAndAsk({ run: id });
    // The shortcut does not move the focus to the button. So a screen reader learns the new state from the toast.
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
