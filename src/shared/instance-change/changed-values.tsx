import { useTranslation } from 'react-i18next';
import type { FieldChange } from '@/domain/merge/field-changes';
import { ChangedText } from './diff/changed-text';
import { useFieldValues, type FieldValue } from './use-field-values';
import styles from './change.module.css';

/** The old and the new value of a change on one line: "Acme shop → Acme outlet". */
export function ChangedValues({ change }: { change: FieldChange }) {
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
