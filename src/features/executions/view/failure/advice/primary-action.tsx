import { use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '@/ui/theme/class-names';
import { BarActionContext } from '../../bar-action';
import styles from '../failure.module.css';

interface PrimaryActionProps {
  children: ReactNode;
  /**
   * If false, the action is not in the bar. A change of this value does not replace the button outside the bar, so a
   * focused button keeps the focus.
   */
  isPrimary?: boolean;
  /** True for one of several buttons in a row; false for a button as wide as the row. */
  isInRow?: boolean;
}

/**
 * The primary action for a failure: in its usual place, and also in the bar at the bottom of a phone. CSS shows only
 * one of the two buttons.
 */
export function PrimaryAction({ children, isPrimary = true, isInRow = false }: PrimaryActionProps) {
  const place = use(BarActionContext)?.place ?? null;
  const isInBar = isPrimary && place !== null;
  return (
    <>
      <div className={classNames(isInRow ? styles.inRow : styles.inPlace, isInBar && styles.inBar)}>{children}</div>
      {isInBar && createPortal(children, place)}
    </>
  );
}
