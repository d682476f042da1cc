import { Ellipsis } from 'lucide-react';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/icon-button';
import styles from './page-actions.module.css';

interface PageActionsProps {
  /** The main action of the screen; always visible. */
  primary?: ReactNode;
  /** A second action that is always visible, before the others. Only for a screen with at least two other actions. */
  beside?: ReactNode;
  /** The other actions. */
  children?: ReactNode;
  /**
   * True if actions appear and disappear while a person works. If so, a phone always shows "…", so that nothing moves.
   */
  isChanging?: boolean;
}

/**
 * The actions of a screen, on one line, for `PageHead`. A phone has room for two actions. If there are more, a phone
 * shows the main action, the action beside it and "…", which opens the other actions.
 */
export function PageActions({ primary, beside, children, isChanging = false }: PageActionsProps) {
  const { t } = useTranslation();
  const id = useId();
  const close = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    if (currentTarget.matches(':popover-open')) currentTarget.hidePopover();
  };
  return (
    <>
      {beside}
      {/* A click on a button in the box also closes the box. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys on a button arrive as clicks too */}
      <div id={id} popover="auto" className={styles.others} data-changing={isChanging || undefined} onClick={close}>
        {children}
      </div>
      {primary}
      <IconButton
        icon={Ellipsis}
        label={t('action.more')}
        variant="default"
        popoverTarget={id}
        className={styles.more}
      />
    </>
  );
}
