import type { ReactNode } from 'react';
import styles from './form.module.css';
import { LeaveQuestion } from './leave-question';
import type { OnlineForm } from './use-online-form';

interface OnlineFormFrameProps extends Pick<OnlineForm<never>, 'attributes'> {
  /** Leaving asks first. One form of a page may say so. */
  unsaved?: boolean;
  children: ReactNode;
}

/** The `form` element of an online form: its fields below each other, its actions at the end. */
export function OnlineFormFrame({ attributes, unsaved = false, children }: OnlineFormFrameProps) {
  return (
    <form {...attributes} className={styles.form}>
      {unsaved && <LeaveQuestion />}
      {children}
    </form>
  );
}
