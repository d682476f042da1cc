import { splitMiddle } from './split-middle';
import styles from './text.module.css';

/** A text in one line that loses its middle when there is no room: labels and codes differ at their ends. */
export function MiddleTruncate({ text }: { text: string }) {
  const [head, tail] = splitMiddle(text);
  return (
    <span className={styles.middle} title={text}>
      <span className={styles.middleHead}>{head}</span>
      {tail !== '' && <span className={styles.middleTail}>{tail}</span>}
    </span>
  );
}
