import { use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { BarActionContext } from '../bar-action';
import styles from './failure.module.css';

/** The main action for a failure: in place, or on a phone in the bar at the bottom of the screen. CSS shows one of them. */
export function MainAction({ children }: { children: ReactNode }) {
  const place = use(BarActionContext)?.place ?? null;
  if (place === null) return children;
  return (
    <>
      <div className={styles.inPlace}>{children}</div>
      {createPortal(children, place)}
    </>
  );
}
