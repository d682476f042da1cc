import type { ReactNode } from 'react';
import { CopyButton } from '../text/copy-button';
import styles from './copyable.module.css';

interface CopyableProps {
  /** The text to copy. */
  text: string;
  /** The label of the copy button. */
  label: string;
  /** The field that shows the text. */
  children: ReactNode;
}

/** A field with a copy button at its end. */
export function Copyable({ text, label, children }: CopyableProps) {
  return (
    <div className={styles.copied}>
      {children}
      <CopyButton text={text} label={label} />
    </div>
  );
}
