import { use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '@/ui/theme/class-names';
import { BarActionContext } from '../../bar-action';
import styles from '../failure.module.css';

interface MainActionProps {
  children: ReactNode;
  /**
   * If false, the action is only in place, even on a phone. A change of this value does not replace the button in
   * place, so that button keeps the focus.
   */
  isMain?: boolean;
  /** True for one of several buttons in a row; false for a button as wide as the row. */
  isInRow?: boolean;
}

/** The main action for a failure, in place and in the bar at the bottom of a phone. CSS shows only one of the two. */
export function MainAction({ children, isMain = true, isInRow = false }: MainActionProps) {
  const place = use(BarActionContext)?.place ?? null;
  const isInBar = isMain && place !== null;
  return (
    <>
      <div className={classNames(isInRow ? styles.inRow : styles.inPlace, isInBar && styles.inBar)}>{children}</div>
      {isInBar && createPortal(children, place)}
    </>
  );
}
