import { ChevronDown, Link2 } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnmodified } from '@/lib/browser/is-unmodified';
import { Menu } from '@/ui/overlay/menu';
import type { MenuItem } from '@/ui/overlay/menu-items';
import { classNames } from '@/ui/theme/class-names';
import styles from './views.module.css';

interface ViewChipProps {
  name: string;
  /** How many rows the view finds, as text: "12" or "12+"; undefined while unknown. */
  count: ReactNode;
  /** The address of the view. */
  to: string;
  onShow: () => void;
  /** The items of the menu. Only the shown view has a menu; null for other views. */
  menu: readonly MenuItem[] | null;
  isChanged: boolean;
  /** Says how many changes are not saved. On a phone, this note is at the head of the menu. */
  note?: string | undefined;
  /** True if the view came with a link, and this person has not saved it. */
  isFromLink?: boolean;
  /** Called when Alt and an arrow key move the view. Set only for a shown view that the person has saved. */
  onMove?: ((by: 1 | -1) => void) | undefined;
}

/**
 * A link in the row of views above a list, with the name and the count of a view. The shown view has a menu, which
 * Shift+F10 also opens.
 */
export function ViewChip({
  name,
  count,
  to,
  onShow,
  menu,
  isChanged,
  note,
  isFromLink = false,
  onMove,
}: ViewChipProps) {
  const { t } = useTranslation('views');
  const frame = useRef<HTMLSpanElement>(null);
  const show = (event: MouseEvent): void => {
    if (event.button !== 0 || !isUnmodified(event)) return;
    event.preventDefault();
    onShow();
  };
  const openMenu = (event: MouseEvent): void => {
    if (menu === null) return;
    event.preventDefault();
    frame.current?.querySelector('button')?.click();
  };
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const by = { ArrowLeft: -1 as const, ArrowRight: 1 as const }[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (event.altKey) onMove?.(by);
    else neighbourOf(event.currentTarget, by)?.focus();
  };
  return (
    <span ref={frame} className={classNames(styles.chip, menu !== null && styles.current)} onContextMenu={openMenu}>
      <a
        href={to}
        className={styles.view}
        aria-current={menu === null ? undefined : 'true'}
        onClick={show}
        onKeyDown={press}
      >
        {isFromLink && <Link2 size={14} aria-hidden />}
        {isChanged && <span className={styles.dot} aria-hidden />}
        <span className={styles.name}>{name}</span> <span className={styles.count}>{count}</span>
        {isChanged && <span className="visually-hidden"> {t('changed')}</span>}
      </a>
      {menu !== null && (
        <Menu
          items={menu}
          sheet={{ title: name, note }}
          renderTrigger={(attributes) => (
            <button type="button" {...attributes} className={styles.more} aria-label={t('menu.of', { name })}>
              <ChevronDown size={14} aria-hidden />
            </button>
          )}
        />
      )}
    </span>
  );
}

/** The link of the next or previous view in the row; undefined at the end of the row. */
function neighbourOf(link: HTMLElement, by: 1 | -1): HTMLElement | undefined {
  const links = [...(link.closest('ul')?.querySelectorAll<HTMLElement>('a') ?? [])];
  return links[links.indexOf(link) + by];
}
