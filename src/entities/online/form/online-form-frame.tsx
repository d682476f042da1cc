import type { ReactNode } from 'react';
import type { OnlineForm } from './use-online-form';
import styles from './form.module.css';

/** The `form` element of an online form: its fields below each other, its actions at the end. */
export function OnlineFormFrame({
  attributes,
  children,
}: Pick<OnlineForm<never>, 'attributes'> & { children: ReactNode }) {
  return (
    <form {...attributes} className={styles.form}>
      {children}
    </form>
  );
}
