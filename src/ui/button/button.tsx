import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { tooltip } from '../overlay/tooltip';
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

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'title'>, ButtonLook {
  /**
   * Replaces the icon with a spinner and ignores clicks. The label stays, so that the width does not change. The button
   * keeps the focus.
   */
  busy?: boolean | undefined;
  /** The tooltip: a note about the action, e.g. its shortcut. */
  hint?: string | undefined;
  /**
   * Why the action is not possible now; null if it is possible. The tooltip shows the reason instead of the hint. The
   * button ignores clicks but stays in the tab order, so that the keyboard and screen readers reach the reason. If
   * there is no reason to tell, use `disabled`.
   */
  disabledReason?: string | null | undefined;
}

/** The class names of a button; a link with these class names looks like a button. */
export function buttonClass({ variant = 'default', size = 'medium' }: ButtonLook, extra?: string): string | undefined {
  return classNames(styles.button, styles[variant], styles[size], extra);
}

/** A button with an optional icon before its label. */
export function Button({ variant, size, icon: Icon, className, children, ...props }: ButtonProps) {
  const { busy = false, hint, disabledReason = null, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      {...tooltip(hint)}
      {...disabledFor(disabledReason)}
      {...(busy && { ...IGNORED, 'aria-busy': true })}
      className={buttonClass({ variant, size }, className)}
    >
      {busy ? <span className={styles.spinner} /> : Icon && <Icon size={16} aria-hidden />}
      {children}
    </button>
  );
}

/** The attributes that `disabledReason` gives to a button; none if the reason is null. */
export const disabledFor = (reason: string | null) => reason !== null && { ...tooltip(reason), ...IGNORED };

/** Attributes that make a button ignore clicks. A submit button with them does not submit its form. */
const IGNORED = { 'aria-disabled': true, onClick: (event: MouseEvent): void => event.preventDefault() };
