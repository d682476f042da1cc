import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './changed-text.module.css';

/** A text that only one of two versions contains. Adds words for screen readers, which ignore the colour. */
export function ChangedText({ kind, children }: { kind: 'added' | 'removed'; children: ReactNode }) {
  const { t } = useTranslation('instance-tabs');
  return (
    <>
      <span className="visually-hidden">{`(${t(`history.words.${kind}`)} `}</span>
      {kind === 'added' ? (
        <ins className={styles.added}>{children}</ins>
      ) : (
        <del className={styles.removed}>{children}</del>
      )}
      <span className="visually-hidden">)</span>
    </>
  );
}
