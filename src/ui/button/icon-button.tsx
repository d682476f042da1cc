import type { LucideIcon } from 'lucide-react';
import { classNames } from '../theme/class-names';
import { Button, type ButtonProps } from './button';
import styles from './button.module.css';

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'icon'> {
  icon: LucideIcon;
  /** The accessible name, also shown as a tooltip. */
  label: string;
}

/** A square button with an icon only; `quiet` by default. */
export function IconButton({ icon, label, variant = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <Button
      data-tooltip={label}
      {...rest}
      icon={icon}
      variant={variant}
      aria-label={label}
      className={classNames(styles.square, className)}
    />
  );
}
