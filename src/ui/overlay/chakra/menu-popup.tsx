import { Portal, useMenu } from '@chakra-ui/react';
import { Fragment, useState, type HTMLAttributes } from 'react';
import { Link } from 'react-router-dom';
import type { MenuItem, MenuSheet } from '../menu-items';
import styles from './menu-popup.module.css';

interface MenuPopupProps {
  /** The id of the button; the popup opens beside the button. */
  triggerId: string;
  items: readonly MenuItem[];
  /** If set, the menu on a phone is at the bottom of the window, with this head. */
  sheet?: MenuSheet | undefined;
  onClose: () => void;
}

/** The menu is put into one of these landmarks. Assistive technology would not find a menu outside all landmarks. */
const LANDMARKS = 'main, header, nav, aside, footer, [role="dialog"], [role="alertdialog"]';

/** An open menu; loaded lazily. Arrow keys and the first letters of an item mark it, Escape closes the menu. */
export function MenuPopup({ triggerId, items, sheet, onClose }: MenuPopupProps) {
  const [container] = useState(() => ({
    current: document.getElementById(triggerId)?.closest<HTMLElement>(LANDMARKS) ?? document.body,
  }));
  const { api: menu } = useMenu({
    open: true,
    ids: { trigger: triggerId },
    positioning: { placement: 'bottom-end', strategy: 'fixed', gutter: 4 },
    onSelect: ({ value }) => items.find(({ key }) => key === value)?.onSelect?.(),
    onOpenChange: ({ open }) => {
      if (!open) onClose();
    },
  });
  return (
    <Portal container={container}>
      {sheet !== undefined && <div className={styles.backdrop} />}
      <div {...menu.getPositionerProps()} className={sheet && styles.sheet}>
        {sheet !== undefined && (
          <p className={styles.sheetHead} aria-hidden>
            <span className={styles.sheetTitle}>{sheet.title}</span>
            {sheet.note}
          </p>
        )}
        <div {...menu.getContentProps()} aria-labelledby={triggerId} className={styles.menu}>
          {items.map((item) => (
            <Fragment key={item.key}>
              {item.separated === true && <hr {...menu.getSeparatorProps()} className={styles.separator} />}
              <PopupItem
                item={item}
                attributes={menu.getItemProps({ value: item.key, disabled: item.disabled === true })}
              />
            </Fragment>
          ))}
        </div>
      </div>
    </Portal>
  );
}

function PopupItem({ item, attributes }: { item: MenuItem; attributes: HTMLAttributes<HTMLElement> }) {
  const { label, icon: Icon, note, to } = item;
  const all = { ...attributes, className: styles.item, 'data-danger': item.danger === true ? '' : undefined };
  const content = (
    <>
      {Icon && <Icon size={16} aria-hidden />}
      {label}
      {note !== undefined && (
        <>
          {' '}
          <span className={styles.note}>{note}</span>
        </>
      )}
    </>
  );
  if (to === undefined) return <div {...all}>{content}</div>;
  return (
    <Link {...all} to={to}>
      {content}
    </Link>
  );
}
