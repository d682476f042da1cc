import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '@/domain/instance';
import { changeKey, fieldChanges, foldVersions, type FieldChange } from '@/domain/merge/field-changes';
import { Button } from '@/ui/button/button';
import { ChangePlace } from './change-place';
import { ChangedText } from './changed-text';
import styles from './change.module.css';
import { useFieldValues, type FieldValue } from './use-field-values';

/** The number of changes shown at first. */
const FIRST_ROWS = 20;

/**
 * Lists the places that differ between the first and the last of several versions, with their old and new values.
 * @param entries oldest first
 */
export function FieldChangeList({ entries }: { entries: readonly HistoryEntry[] }) {
  const { t } = useTranslation('instance-tabs');
  const [showsAll, setShowsAll] = useState(false);
  const changes = useMemo(() => fieldChanges(foldVersions(entries)), [entries]);
  const shown = showsAll ? changes : changes.slice(0, FIRST_ROWS);
  return (
    <>
      <ul className={styles.changes}>
        {shown.map((change) => (
          <li key={changeKey(change)}>
            <ChangePlace change={change} />
            <Values change={change} />
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

function Values({ change }: { change: FieldChange }) {
  const { t } = useTranslation('instance-tabs');
  const { before, after } = useFieldValues(change);
  if (change.moved !== undefined) return <p>{t('history.moved', change.moved)}</p>;
  return (
    <p className={styles.pair}>
      <Value kind="removed" value={before} /> <span aria-hidden>→</span> <Value kind="added" value={after} />
    </p>
  );
}

function Value({ kind, value: { text, set } }: { kind: 'added' | 'removed'; value: FieldValue }) {
  return set ? <ChangedText kind={kind}>{text}</ChangedText> : <span className={styles.note}>{text}</span>;
}
