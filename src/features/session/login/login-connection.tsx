import { Wifi, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './login-page.module.css';

interface LoginConnectionProps {
  /** What the last call has shown; null before the first. */
  state: 'reached' | 'connecting' | 'lost' | null;
}

/** One line about the connection to the server. */
export function LoginConnection({ state }: LoginConnectionProps) {
  const { t } = useTranslation('session');
  const shown = state ?? (navigator.onLine ? null : 'lost');
  if (shown === null) return null;
  const Icon = shown === 'lost' ? WifiOff : Wifi;
  return (
    <p className={styles.connection}>
      <Icon size={16} aria-hidden className={shown === 'reached' ? styles.reached : undefined} />
      {t(`connection.${shown}`)}
    </p>
  );
}
