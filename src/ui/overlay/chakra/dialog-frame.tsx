import { Portal, useDialog } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../../theme/class-names';
import styles from './dialog-frame.module.css';

interface DialogFrameProps {
  /** Use `alertdialog` for a question. */
  role?: 'dialog' | 'alertdialog';
  size: 'small' | 'medium' | 'wide' | 'side';
  title: string;
  /** A control beside the title. */
  corner?: ReactNode;
  /** A text at the start of the body. Screen readers read it with the title when the dialog opens. */
  description?: string;
  /** Returns the control that gets the initial focus; null for the first control. */
  initialFocus: () => HTMLElement | null;
  /** Called when the user presses Escape. */
  onClose: () => void;
  footer?: ReactNode;
  bodyRef?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

/** An open dialog. Its body scrolls; the header and the footer stay in view. `side` is a panel at the right edge. */
export function DialogFrame(props: DialogFrameProps) {
  const { role = 'dialog', size, title, corner, description, initialFocus, onClose, footer, bodyRef, children } = props;
  const dialog = useDialog({
    open: true,
    role,
    closeOnInteractOutside: false,
    initialFocusEl: initialFocus,
    onOpenChange: onClose,
  });
  return (
    <Portal>
      <div {...dialog.getBackdropProps()} className={styles.backdrop} />
      <div {...dialog.getPositionerProps()} className={classNames(styles.positioner, styles[size])}>
        <div {...dialog.getContentProps()} className={styles.content}>
          <div className={styles.header}>
            <h2 {...dialog.getTitleProps()} className={styles.title}>
              {title}
            </h2>
            {corner}
          </div>
          <div ref={bodyRef} className={styles.body}>
            {description !== undefined && (
              <div {...dialog.getDescriptionProps()} className={styles.description}>
                {description}
              </div>
            )}
            {children}
          </div>
          {footer !== undefined && (
            <div className={styles.footer} data-dialog-foot>
              {footer}
            </div>
          )}
        </div>
      </div>
    </Portal>
  );
}
