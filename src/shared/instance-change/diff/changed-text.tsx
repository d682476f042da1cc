import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/ui/theme/class-names';
import styles from './changed-text.module.css';

interface ChangedTextProps {
  kind: 'added' | 'removed';
  /** False if neither of the two versions is older than the other. Then no text is struck through. */
  isOrdered?: boolean;
  children: ReactNode;
}

/** Marks a text that only one of two versions contains. Hidden words tell screen readers what the colour shows. */
export function ChangedText({ kind, isOrdered = true, children }: ChangedTextProps) {
  const { t } = useTranslation('instance-tabs');
  const Mark = !isOrdered ? 'mark' : kind === 'added' ? 'ins' : 'del';
  return (
    <>
      <span className="visually-hidden">{`(${t(`history.words.${isOrdered ? kind : 'onlyHere'}`)} `}</span>
      <Mark className={classNames(styles[kind], !isOrdered && styles.underlined)}>{children}</Mark>
      <span className="visually-hidden">)</span>
    </>
  );
}
