import { Fragment, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedText } from '@/shared/instance-change/diff/changed-text';
import { markedText, type MarkUnit } from './marked-text';
import styles from './conflict.module.css';

interface MarkedValueProps {
  /** Null if the old version does not have the value. */
  before: string | null;
  /** Null if the new version does not have the value. */
  after: string | null;
  unit: MarkUnit;
  id?: string;
}

/** A value with its additions and removals marked. */
export function MarkedValue({ before, after, unit, id }: MarkedValueProps) {
  const { t } = useTranslation('job-instances');
  const parts = useMemo(() => markedText(before ?? '', after ?? '', unit), [before, after, unit]);
  const isReplaced = parts.length === 2 && parts.every(({ kind }) => kind !== 'same');
  if (after === null || after === '')
    return (
      <span id={id} className={styles.nothing}>
        {after === null ? t(before === null ? 'conflict.absent' : 'conflict.removed') : t('conflict.empty')}
      </span>
    );
  return (
    <span id={id} className={unit === 'character' ? styles.code : styles.value}>
      {parts.map(({ kind, text }, index) => (
        <Fragment key={index}>
          {isReplaced && index === 1 && <span aria-hidden> → </span>}
          {kind === 'same' ? text : <ChangedText kind={kind}>{text}</ChangedText>}
        </Fragment>
      ))}
    </span>
  );
}
