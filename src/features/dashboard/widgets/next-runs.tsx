import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { instanceViewPath } from '@/domain/addresses/paths';
import { useFormat } from '@/i18n/format/use-format';
import { ExactTime } from '@/ui/text/relative-time';
import type { Dashboard } from '../use-dashboard';
import styles from './widgets.module.css';

/** How many runs are shown; the timeline has all of them. */
const SHOWN = 4;

/** The next scheduled runs, soonest first, in one line. */
export function NextRuns({ dashboard, showCompany }: { dashboard: Dashboard; showCompany: boolean }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { instances, nextRuns, now } = dashboard;
  const coming = useMemo(
    () =>
      nextRuns &&
      instances
        ?.flatMap((instance) => {
          const at = nextRuns.get(instance.code);
          return at === undefined ? [] : [{ ...instance, at }];
        })
        .sort((a, b) => a.at - b.at)
        .slice(0, SHOWN),
    [instances, nextRuns],
  );
  if (coming?.length === 0) return <p className={styles.nothing}>{t('nextEmpty')}</p>;
  return (
    <ul className={styles.next} aria-busy={coming === undefined || undefined}>
      {coming?.map(({ code, label, company, at }) => (
        <li key={code}>
          <Link to={instanceViewPath(code)} className={styles.name} title={label}>
            {label}
          </Link>
          {showCompany && <span className={styles.small}>{company}</span>}
          <span className={styles.small}>
            <ExactTime moment={at} /> {format.relative(at, now)}
          </span>
        </li>
      ))}
    </ul>
  );
}
