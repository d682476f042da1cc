import { memo } from 'react';
import { splitMiddle } from './split-middle';
import styles from './text.module.css';

/**
 * One line of text that is truncated in the middle, because labels and codes often differ only at their ends. CSS draws
 * the two halves from attributes. An invisible element contains the complete text, because screen readers, search and
 * copy would treat two elements as two words.
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
