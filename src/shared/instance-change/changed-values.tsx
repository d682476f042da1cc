import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldChange } from '@/domain/merge/field-changes';
import { ChangedText } from './diff/changed-text';
import { RestButton } from './rest-button';
import { useFieldValues, wholeOf, type FieldValue } from './use-field-values';
import styles from './change.module.css';

/**
 * The old and the new value of a change on one line: "Acme shop → Acme outlet". A long value is cut until the user asks
 * for the whole value.
 */
export function ChangedValues({ change }: { change: FieldChange }) {
  const { t } = useTranslation('instance-tabs');
  const { before, after } = useFieldValues(change);
  const [isWhole, setIsWhole] = useState(false);
  if (change.moved !== undefined) return <p>{t('history.moved', change.moved)}</p>;
  const cut = [before, after].filter(({ text, whole }) => text !== whole);
  const length = cut.reduce((sum, { whole }) => sum + whole.length, 0);
  return (
    <div className={styles.pair}>
      <p>
        <Value kind="removed" value={isWhole ? wholeOf(before) : before} /> <span aria-hidden>→</span>{' '}
        <Value kind="added" value={isWhole ? wholeOf(after) : after} />
      </p>
      {length > 0 && <RestButton change={change} length={length} isWhole={isWhole} onChange={setIsWhole} />}
    </div>
  );
}

function Value({ kind, value: { text, set } }: { kind: 'added' | 'removed'; value: FieldValue }) {
  return set ? <ChangedText kind={kind}>{text}</ChangedText> : <span className={styles.note}>{text}</span>;
}
