import { Suspense, useId, useState, type ReactElement } from 'react';
import { lazyPart } from '../feedback/lazy-part';
import type { MenuItem, MenuSheet } from './menu-items';

const loadPopup = () => import('./chakra/menu-popup');
const MenuPopup = lazyPart(async () => ({ default: (await loadPopup()).MenuPopup }));

/** Attributes for the button that opens a menu. */
export interface MenuTriggerAttributes {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onPointerEnter: () => void;
}

interface MenuProps {
  items: readonly MenuItem[];
  /** If set, the menu on a phone opens at the bottom of the window, with this head. */
  sheet?: MenuSheet;
  /** Renders the button, which must have the given attributes. */
  renderTrigger: (attributes: MenuTriggerAttributes) => ReactElement;
}

/** A button that opens a menu. The code of the menu loads when the pointer reaches the button, or on a press. */
export function Menu({ items, sheet, renderTrigger }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    document.getElementById(id)?.focus();
  };
  return (
    <>
      {renderTrigger({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onClick: () => setOpen(!open),
        onPointerEnter: () => void loadPopup().catch(() => {}),
      })}
      {open && (
        <Suspense fallback={null}>
          <MenuPopup triggerId={id} items={items} sheet={sheet} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
