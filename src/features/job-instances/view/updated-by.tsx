import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLastVersion } from '@/data/queries/use-cached-history';
import { changesPath } from '@/domain/addresses/links';
import type { InstanceRow } from '@/domain/instance';
import { useVersionAuthor } from '@/shared/instance-change/use-version-author';
import styles from './view.module.css';

/**
 * Who last changed an instance, if this device knows it: "by user@acme.test". The link leads to this person's changes.
 */
export function UpdatedBy({ row }: { row: Pick<InstanceRow, 'code' | 'updatedAt'> }) {
  const { t } = useTranslation('job-instances');
  const authorOf = useVersionAuthor();
  const name = authorOf(useLastVersion(row)?.username ?? null);
  if (name === null) return null;
  return (
    <span className={styles.by}>
      {` ${t('by')} `}
      <Link to={changesPath({ person: name, period: 'quarter' })}>{name}</Link>
    </span>
  );
}
