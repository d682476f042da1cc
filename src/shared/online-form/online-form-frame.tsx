import type { ReactNode } from 'react';
import styles from './form.module.css';
import { LeaveQuestion } from './leave-question';
import type { OnlineForm } from './use-online-form';

interface OnlineFormFrameProps extends Pick<OnlineForm<never>, 'attributes'> {
  /** Asks before leaving. Only one form of a page may set it. */
  unsaved?: boolean;
  children: ReactNode;
}

/** The `form` element of an online form, with its fields and then its actions. */
export function OnlineFormFrame({ attributes, unsaved = false, children }: OnlineFormFrameProps) {
  return (
    <form {...attributes} className={styles.form}>
      {unsaved && <LeaveQuestion />}
      {children}
    </form>
  );
}
