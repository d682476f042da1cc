import { memo } from 'react';
import { splitMiddle } from './split-middle';
import styles from './text.module.css';

/**
 * A text in one line that loses its middle when there is no room: labels and codes differ at their ends. The halves are
 * only drawn; the whole text lies over them unseen, because two boxes would be read, found and copied as two words.
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
