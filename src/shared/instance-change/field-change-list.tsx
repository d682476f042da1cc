import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '@/domain/instance';
import { changeKey, fieldChanges, foldVersions, type FieldChange } from '@/domain/merge/field-changes';
import { Button } from '@/ui/button/button';
import { ChangePlace } from './change-place';
import { ChangedValues } from './changed-values';
import styles from './change.module.css';

/** How many changes are shown at first. */
const FIRST_ROWS = 20;

/**
 * Lists the places that differ between the first and the last of several versions, with their old and new values.
 * @param entries oldest first
 */
export function FieldChangeList({ entries }: { entries: readonly HistoryEntry[] }) {
  const changes = useMemo(() => fieldChanges(foldVersions(entries)), [entries]);
  return <FieldChanges changes={changes} />;
}

/** Lists places that differ, with their old and new values. */
export function FieldChanges({ changes }: { changes: readonly FieldChange[] }) {
  const { t } = useTranslation('instance-tabs');
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? changes : changes.slice(0, FIRST_ROWS);
  return (
    <>
      <ul className={styles.fields}>
        {shown.map((change) => (
          <li key={changeKey(change)}>
            <ChangePlace change={change} />
            <ChangedValues change={change} />
          </li>
        ))}
      </ul>
      {shown.length < changes.length && (
        <Button size="small" variant="quiet" onClick={() => setShowsAll(true)}>
          {t('history.allChanges', { count: changes.length })}
        </Button>
      )}
    </>
  );
}
