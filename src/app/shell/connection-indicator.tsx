import { Wifi, WifiLow, WifiOff, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ConnectionState } from '@/data/sync/sync-status-store';
import { useConnection } from '@/data/sync/use-sync';
import { formatDateTime, formatHourMinute } from '@/i18n/format/date';
import { classNames } from '@/ui/theme/class-names';
import styles from './top-bar.module.css';

const ICONS: Record<ConnectionState['state'], LucideIcon> = {
  connecting: Wifi,
  live: Wifi,
  slow: WifiLow,
  lost: WifiOff,
};

/** Shows whether the data is current, or else its time. */
export function ConnectionIndicator() {
  const { t } = useTranslation('sync');
  const { state, asOf } = useConnection();
  const Icon = ICONS[state];
  return (
    <div
      role="status"
      aria-label={t('connection.label')}
      title={asOf === null ? undefined : t('connection.asOfTitle', { time: formatDateTime(asOf) })}
      className={classNames(styles.connection, styles[state])}
    >
      <Icon size={16} aria-hidden />
      <span>{t(`connection.${state}`)}</span>
      {asOf !== null && <span>{t('connection.asOf', { time: formatHourMinute(new Date(asOf)) })}</span>}
    </div>
  );
}
