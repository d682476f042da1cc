import { classNames } from '@/ui/theme/class-names';
import styles from './side-mark.module.css';

const LETTERS = { a: 'A', b: 'B' } as const;

/** The letter of a side of a comparison, in its colour. */
export function SideMark({ side }: { side: keyof typeof LETTERS }) {
  return <span className={classNames(styles.mark, styles[side])}>{LETTERS[side]}</span>;
}
