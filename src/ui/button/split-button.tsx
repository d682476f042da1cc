import { ChevronDown } from 'lucide-react';
import { Menu } from '../overlay/menu';
import type { MenuItem } from '../overlay/menu-items';
import { classNames } from '../theme/class-names';
import { Button, type ButtonProps } from './button';
import { IconButton } from './icon-button';
import styles from './split-button.module.css';

interface SplitButtonProps extends ButtonProps {
  /** Accessible name of the button that opens the menu. */
  menuLabel: string;
  items: readonly MenuItem[];
}

/** A button for an action, joined to a second button. The second button opens a menu with variants of the action. */
export function SplitButton({ menuLabel, items, variant = 'primary', size, className, ...rest }: SplitButtonProps) {
  return (
    <span className={styles.group}>
      <Button {...rest} variant={variant} size={size} className={classNames(styles.main, className)} />
      <Menu
        items={items}
        renderTrigger={(attributes) => (
          <IconButton
            {...attributes}
            icon={ChevronDown}
            label={menuLabel}
            variant={variant}
            size={size}
            disabled={rest.disabled}
            disabledReason={rest.busy === true ? '' : rest.disabledReason}
            className={styles.more}
          />
        )}
      />
    </span>
  );
}
