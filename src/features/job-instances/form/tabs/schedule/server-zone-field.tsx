import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSelect } from '../fields';
import { UTC } from '@/data/use-server-zone';
import styles from '../advanced.module.css';

interface ServerZoneFieldProps {
  /** The browser's zone. */
  zone: string;
  value: string;
  onChange: (zone: string) => void;
}

/** The server's time zone, chosen by the user because the server does not report it. Hidden if the browser uses UTC. */
export function ServerZoneField({ zone, value, onChange }: ServerZoneFieldProps) {
  const { t } = useTranslation('instance-tabs');
  const options = useMemo(
    () => [
      { value: UTC, label: 'UTC' },
      { value: zone, label: t('cron.zoneYours', { zone }) },
    ],
    [zone, t],
  );
  if (zone === UTC) return null;
  return (
    <div className={styles.zone}>
      <FormSelect
        label={t('cron.serverZone')}
        help={t('cron.serverZoneHelp')}
        options={options}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
