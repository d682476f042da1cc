import { Bell as BellIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useAbsence } from '@/data/events/use-absence';
import { useEvents, usePendingWatched, useWatched } from '@/data/events/use-events';
import { useKeepPolling, useTelling } from '@/data/events/use-telling';
import { EXECUTIONS_PATH } from '@/domain/addresses/paths';
import { isAnythingWatched } from '@/domain/events/watched';
import { Popover } from '@/ui/overlay/popover';
import { BellPanel } from './bell-panel';
import bar from '../top-bar.module.css';
import styles from './bell.module.css';
import { useDesktopNotices } from './use-desktop-notices';
import { useHidden, useWindowMarks } from './window-marks';

/** Opens the panel of the bell if it is closed. */
const openBell = (): void => document.querySelector<HTMLElement>('[data-bell][aria-expanded="false"]')?.click();

/**
 * Announces what happened to runs: in a bell with the latest events, in the window's title and icon, and on the
 * desktop. Every tab has a bell, but only one of the tabs announces an event.
 */
export function Bell() {
  const { t } = useTranslation('events');
  const events = useEvents();
  const { errors, unread } = events;
  const isWatching = isAnythingWatched(useWatched(), usePendingWatched().length);
  useTelling(events.found, useShownRunId(), useDesktopNotices(openBell));
  useKeepPolling(isWatching);
  useAbsence();
  useWindowMarks(events);
  const name =
    errors > 0
      ? t('bell.errors', { count: errors })
      : unread.size > 0
        ? t('bell.new', { count: unread.size })
        : t('bell');
  return (
    <>
      <span role="status" className="visually-hidden">
        {errors > 0 && name}
      </span>
      <Popover
        align="end"
        className={styles.panel}
        renderTrigger={(attributes) => (
          <button type="button" {...attributes} data-bell aria-label={name} data-tooltip={name} className={bar.button}>
            <BellIcon size={16} aria-hidden />
            {errors > 0 && <span className={styles.errors} data-count={errors > 9 ? '9+' : errors} />}
            {errors === 0 && unread.size > 0 && <span className={styles.dot} />}
          </button>
        )}
        renderContent={(close) => <BellPanel list={events} onClose={close} />}
      />
    </>
  );
}

const RUN_PAGE = new RegExp(`^${EXECUTIONS_PATH}/(\\d+)`);

/** The id of the execution on the screen of this tab; null on other screens, and while the tab is hidden. */
function useShownRunId(): number | null {
  const { pathname } = useLocation();
  const isHidden = useHidden();
  const id = isHidden ? undefined : RUN_PAGE.exec(pathname)?.[1];
  return id === undefined ? null : Number(id);
}
