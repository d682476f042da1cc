import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../theme/class-names';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'default' | 'quiet' | 'danger' | 'remove';

export interface ButtonLook {
  /**
   * `primary` for the main action of a screen, `quiet` inside tables and bars, `remove` for a deletion that asks first.
   */
  variant?: ButtonVariant | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  icon?: LucideIcon | undefined;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Replaces the icon by a spinner and ignores clicks. The label stays, so that the width does not change. */
  busy?: boolean | undefined;
}

/** Class names of a button, for links that look like one. */
export function buttonClass({ variant = 'default', size = 'medium' }: ButtonLook, extra?: string): string | undefined {
  return classNames(styles.button, styles[variant], styles[size], extra);
}

/** A button with an optional icon before its label. */
export function Button({ variant, size, icon: Icon, busy = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      disabled={rest.disabled === true || busy}
      className={buttonClass({ variant, size }, className)}
    >
      {busy ? <span className={styles.spinner} /> : Icon && <Icon size={16} aria-hidden />}
      {children}
    </button>
  );
}
