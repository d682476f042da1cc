import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRecentChanges } from '@/data/queries/changes/use-recent-changes';
import { changesPath } from '@/domain/addresses/links';
import { writeCreatedSpan } from '@/domain/runs/figures/created-span';
import { useFormat } from '@/i18n/format/use-format';
import styles from './band.module.css';

/**
 * How many changes of integrations there were since a time, as a link to them; nothing without a change. Where this device
 * lacks versions, there may be more.
 * @param props.from milliseconds since 1970
 */
export function ChangesLink({ from }: { from: number }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const known = useRecentChanges({ from, to: null });
  // An integration without known versions has been changed at least once.
  const count = (known?.changes.length ?? 0) + (known?.missing.length ?? 0);
  if (known === undefined || count === 0) return null;
  const mayBeMore = known.missing.length > 0 || known.cut.length > 0;
  return (
    <Link className={styles.changes} to={changesPath({ period: writeCreatedSpan({ from, to: null }) })}>
      {t('changesSince', { count, number: `${format.number(count)}${mayBeMore ? '+' : ''}` })}
    </Link>
  );
}
