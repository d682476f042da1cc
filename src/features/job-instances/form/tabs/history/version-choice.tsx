import { classNames } from '@/ui/theme/class-names';
import type { Side } from './use-version-pair';
import styles from './history.module.css';

const LETTERS: Readonly<Record<Side, string>> = { a: 'A', b: 'B' };

interface VersionChoiceProps {
  side: Side;
  /** The name of the group of radio buttons. */
  name: string;
  label: string;
  checked: boolean;
  onPick: () => void;
}

/** A radio button that chooses the version for one side of a comparison. It shows the letter of the side. */
export function VersionChoice({ side, name, label, checked, onPick }: VersionChoiceProps) {
  return (
    <label className={classNames(styles.choice, styles[side])}>
      <input type="radio" name={name} aria-label={label} checked={checked} onChange={onPick} />
      <span aria-hidden>{LETTERS[side]}</span>
    </label>
  );
}
