import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedText } from '@/shared/instance-change/diff/changed-text';
import type { MarkUnit } from './marked-text';
import { MarkedValue } from './marked-value';
import styles from './conflict.module.css';

interface ChangedValueProps {
  /** Null if the old version does not have the value. */
  before: string | null;
  /** Null if the new version does not have the value. */
  after: string | null;
  unit: MarkUnit;
}

/**
 * The old and the new value of a change. If both exist and are not empty, they are shown as one text with the
 * differences marked, otherwise side by side.
 */
export function ChangedValue({ before, after, unit }: ChangedValueProps) {
  if (isText(before) && isText(after)) return <MarkedValue before={before} after={after} unit={unit} />;
  return (
    <span className={styles.value}>
      <OneSide value={before} kind="removed" /> <span aria-hidden>→</span> <OneSide value={after} kind="added" />
    </span>
  );
}

const isText = (value: string | null): value is string => value !== null && value !== '';

function OneSide({ value, kind }: { value: string | null; kind: 'added' | 'removed' }): ReactNode {
  const { t } = useTranslation('instance-tabs');
  if (isText(value)) return <ChangedText kind={kind}>{value}</ChangedText>;
  return <span className={styles.none}>{t(value === null ? 'history.notSet' : 'history.empty')}</span>;
}
