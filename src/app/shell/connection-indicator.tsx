import { Wifi, WifiLow, WifiOff, type LucideIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lastSuccess, type ConnectionState } from '@/data/sync/sync-status-store';
import { useConnection } from '@/data/sync/use-sync';
import { DIAGNOSTICS_PATH } from '@/domain/addresses/paths';
import { formatHourMinute } from '@/i18n/format/date';
import { loadMoreTexts } from '@/i18n/start-i18n';
import { optionalPart } from '@/ui/feedback/lazy-part';
import { classNames } from '@/ui/theme/class-names';
import styles from './top-bar.module.css';

const ICONS: Record<ConnectionState['state'], LucideIcon> = {
  connecting: Wifi,
  live: Wifi,
  slow: WifiLow,
  lost: WifiOff,
};

const ResponseTimes = optionalPart(
  async () => {
    const [{ ResponseTimes: part }] = await Promise.all([import('./response-times'), loadMoreTexts()]);
    return { default: part };
  },
  () => null,
);

/**
 * Shows the state of the connection and, if the data is old, its time. Hover and focus show the latest response times;
 * a click opens the diagnostics.
 */
export function ConnectionIndicator() {
  const { t } = useTranslation('sync');
  const { state, asOf } = useConnection();
  const [anchor, setAnchor] = useState<DOMRect | null>(null);
  const Icon = ICONS[state];
  const show = (event: { currentTarget: Element }): void => setAnchor(event.currentTarget.getBoundingClientRect());
  const hide = (): void => setAnchor(null);
  return (
    <div role="status" aria-label={t('connection.label')} className={classNames(styles.connection, styles[state])}>
      <Link to={DIAGNOSTICS_PATH} onPointerEnter={show} onPointerLeave={hide} onFocus={show} onBlur={hide}>
        <Icon size={16} aria-hidden />
        <span>{t(`connection.${state}`)}</span>
        {asOf !== null && (
          <span>
            {t(state === 'lost' ? 'connection.since' : 'connection.asOf', { time: formatHourMinute(new Date(asOf)) })}
          </span>
        )}
        {state === 'live' && asOf === null && <Age text={(seconds) => t('connection.ago', { seconds })} />}
      </Link>
      {anchor !== null && (
        <Suspense fallback={null}>
          <ResponseTimes anchor={anchor} />
        </Suspense>
      )}
    </div>
  );
}

/** From this many seconds, the age of the data is shown. A lower age is normal, and would only distract. */
const SHOWN_FROM_SECONDS = 10;

/**
 * The number of seconds since the newest response, from `SHOWN_FROM_SECONDS` on. A timer changes the text without a
 * render. Screen readers do not read it.
 * @param props.text returns the text for a number of seconds
 */
function Age({ text }: { text: (seconds: number) => string }) {
  const follow = (element: HTMLElement): (() => void) => {
    const write = (): void => {
      const at = lastSuccess();
      if (at === null || document.hidden) return;
      const seconds = Math.round((Date.now() - at) / 1_000);
      element.textContent = seconds < SHOWN_FROM_SECONDS ? '' : text(seconds);
    };
    write();
    const timer = setInterval(write, 1_000);
    return () => clearInterval(timer);
  };
  return <span ref={follow} aria-hidden data-age />;
}
