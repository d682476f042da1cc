import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/ui/theme/class-names';
import styles from './changed-text.module.css';

interface ChangedTextProps {
  kind: 'added' | 'removed';
  /** Whether a removed text is struck through; false where neither version is older. */
  isStruck?: boolean;
  children: ReactNode;
}

/** A text that only one of two versions contains. Adds words for screen readers, which ignore the colour. */
export function ChangedText({ kind, isStruck = true, children }: ChangedTextProps) {
  const { t } = useTranslation('instance-tabs');
  const Mark = !isStruck ? 'mark' : kind === 'added' ? 'ins' : 'del';
  return (
    <>
      <span className="visually-hidden">{`(${t(`history.words.${isStruck ? kind : 'onlyHere'}`)} `}</span>
      <Mark className={classNames(styles[kind], !isStruck && styles.underlined)}>{children}</Mark>
      <span className="visually-hidden">)</span>
    </>
  );
}
