import { memo } from 'react';
import { splitMiddle } from './split-middle';
import styles from './text.module.css';

/**
 * One line of text that is truncated in the middle, because labels and codes often differ at their ends. CSS draws the
 * two halves. The complete text is an invisible layer above them, because screen readers, search and copy would treat
 * two boxes as two words.
 */
export const MiddleTruncate = memo(function MiddleTruncate({ text }: { text: string }) {
  const [head, tail] = splitMiddle(text);
  if (tail === '') {
    return (
      <span className={styles.short} title={text}>
        {text}
      </span>
    );
  }
  return (
    <span className={styles.middle} title={text} data-head={head} data-tail={tail}>
      <span className={styles.whole}>{text}</span>
    </span>
  );
});
