import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePermissions } from '@/data/session/use-session';
import { instanceChangesPath } from '@/domain/addresses/links';
import { restoreRequest } from '@/domain/addresses/router-state';
import { FieldChanges } from '@/shared/instance-change/field-change-list';
import { Button } from '@/ui/button/button';
import { RunsAfterCell } from './runs-after-cell';
import { CompareLink, IntegrationName } from './use-change-columns';
import type { ChangeRow, ShownChange } from './use-change-list';
import styles from './changes.module.css';

/**
 * The details below a row: the old and new values of the fields, then the actions. For several integrations, a list
 * follows the fields instead, in which each integration has its own actions.
 */
export function ChangeDetails({ row: { changes } }: { row: ChangeRow }) {
  const { t } = useTranslation('instance-tabs');
  const [first, ...others] = changes;
  return (
    <div className={styles.details}>
      {first.changes.length === 0 ? (
        <p className={styles.note}>{t('history.noChange')}</p>
      ) : (
        <FieldChanges changes={first.changes} />
      )}
      {others.length === 0 ? (
        <p className={styles.actions}>
          <CompareLink change={first} />
          <RestoreButton change={first} />
        </p>
      ) : (
        <IntegrationList changes={changes} />
      )}
    </div>
  );
}

function IntegrationList({ changes }: { changes: readonly ShownChange[] }) {
  const { t } = useTranslation('changes');
  const { superAdmin } = usePermissions();
  return (
    <ul className={styles.integrations} aria-label={t('column.integration')}>
      {changes.map((change) => (
        <li key={change.code}>
          <IntegrationName change={change} withCompany={superAdmin} />
          <span className={styles.note}>{t('step.long', { before: change.version - 1, version: change.version })}</span>
          <RunsAfterCell change={change} />
          <CompareLink change={change} />
          <RestoreButton change={change} />
        </li>
      ))}
    </ul>
  );
}

/**
 * A button that opens the form and restores the version before a change, as a draft. Renders nothing for people who may
 * not edit, and for the first version.
 */
function RestoreButton({ change: { code, version } }: { change: ShownChange }) {
  const { t } = useTranslation('instance-tabs');
  const { operate } = usePermissions();
  const navigate = useNavigate();
  if (!operate || version <= 1) return null;
  const restore = (): void => {
    void navigate(instanceChangesPath(code, [{ version }]), { state: restoreRequest(version - 1) });
  };
  return (
    <Button size="small" variant="quiet" icon={History} onClick={restore}>
      {t('history.restoreNamed', { version: version - 1 })}
    </Button>
  );
}
