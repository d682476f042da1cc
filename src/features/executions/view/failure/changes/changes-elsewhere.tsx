import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRecentChanges } from '@/data/queries/changes/use-recent-changes';
import { usePermissions } from '@/data/session/use-session';
import { changesPath } from '@/domain/addresses/links';
import type { ExecutionRow } from '@/domain/execution';
import { writeCreatedSpan } from '@/domain/runs/period/created-span';
import { useFormat } from '@/i18n/format/use-format';
import styles from '../failure.module.css';

interface ChangesElsewhereProps {
  row: Pick<ExecutionRow, 'instanceCode' | 'companyCode'>;
  /** When the run that worked was created, milliseconds since 1970. */
  from: number;
  /** When the failed run was created, milliseconds since 1970. */
  to: number;
}

/**
 * A link to the changes that were made in the company's other integrations between two runs of this one. Renders
 * nothing if there are no such changes.
 */
export function ChangesElsewhere({ row: { instanceCode, companyCode }, from, to }: ChangesElsewhereProps) {
  const { t } = useTranslation('run');
  const format = useFormat();
  const { superAdmin } = usePermissions();
  const known = useRecentChanges({ from, to });
  const count =
    known?.changes.filter(({ code }) => code !== instanceCode && known.instances.get(code)?.companyCode === companyCode)
      .length ?? 0;
  if (count === 0) return null;
  const company = superAdmin && companyCode !== null ? { company: companyCode } : {};
  return (
    <p className={styles.note}>
      <Link to={changesPath({ period: writeCreatedSpan({ from, to }), ...company })}>
        {t('changes.elsewhere', { count, number: format.number(count) })}
      </Link>
    </p>
  );
}
