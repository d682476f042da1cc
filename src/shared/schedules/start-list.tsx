import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { instanceViewPath } from '@/domain/addresses/paths';
import type { Start } from '@/domain/schedule/day-starts';
import { formatHourMinute } from '@/i18n/format/date';
import styles from './start-list.module.css';

interface StartListProps {
  title: string;
  starts: readonly Start[];
  /**
   * The code of the integration that the screen is about; its name is not a link. Null if the screen is about several
   * integrations.
   */
  own?: string | null;
  nameOf: (code: string) => string;
}

/** The integrations that start in a period, each with its first start. */
export function StartList({ title, starts, own = null, nameOf }: StartListProps) {
  const { t } = useTranslation('schedules');
  return (
    <div className={styles.listed}>
      <h3 className={styles.title}>{title}</h3>
      {starts.length === 0 ? (
        <p className={styles.nothing}>{t('quarter.none')}</p>
      ) : (
        <ul className={styles.list}>
          {starts.map(({ code, at }) => (
            <li key={code}>
              <span className={styles.clock}>{formatHourMinute(new Date(at))}</span>
              {code === own ? <b>{nameOf(code)}</b> : <Link to={instanceViewPath(code)}>{nameOf(code)}</Link>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
