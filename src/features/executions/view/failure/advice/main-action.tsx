import { use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '@/ui/theme/class-names';
import { BarActionContext } from '../../bar-action';
import styles from '../failure.module.css';

interface MainActionProps {
  children: ReactNode;
  /** False keeps the action in place on a phone too, without a new button that would lose the focus. */
  isMain?: boolean;
  /** Whether it is one of several buttons in a row, and not as wide as the row. */
  isInRow?: boolean;
}

/** The main action for a failure: in place, or on a phone in the bar at the bottom of the screen. CSS shows one of them. */
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
