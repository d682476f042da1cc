import { Menu, Portal } from '@chakra-ui/react';
import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import { ChakraIsland } from './chakra-provider';
import type { MenuItem } from '../menu-items';

interface MenuPopupProps {
  /** Id of the button, which positions the popup. */
  triggerId: string;
  items: readonly MenuItem[];
  onClose: () => void;
}

/** Landmarks that may contain a menu. Assistive technology would not find a menu outside of them. */
const LANDMARKS = 'main, header, nav, aside, footer, [role="dialog"], [role="alertdialog"]';

/** The open menu, with arrow keys, type-ahead and Escape; loaded lazily. */
export function MenuPopup({ triggerId, items, onClose }: MenuPopupProps) {
  const [container] = useState(() => ({
    current: document.getElementById(triggerId)?.closest<HTMLElement>(LANDMARKS) ?? document.body,
  }));
  return (
    <ChakraIsland>
      <Menu.Root
        open
        ids={{ trigger: triggerId }}
        positioning={{ placement: 'bottom-end', strategy: 'fixed', gutter: 4 }}
        onOpenChange={({ open }) => {
          if (!open) onClose();
        }}
      >
        <Portal container={container}>
          <Menu.Positioner>
            <Menu.Content aria-labelledby={triggerId}>
              {items.map((item) => (
                <Fragment key={item.key}>
                  {item.separated === true && <Menu.Separator />}
                  <PopupItem item={item} />
                </Fragment>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </ChakraIsland>
  );
}

function PopupItem({ item }: { item: MenuItem }) {
  const { key, label, icon: Icon, to, onSelect } = item;
  const content = (
    <>
      {Icon && <Icon size={16} aria-hidden />}
      {label}
    </>
  );
  const attributes = {
    value: key,
    disabled: item.disabled === true,
    'data-danger': item.danger === true ? '' : undefined,
  };
  if (to !== undefined) {
    return (
      <Menu.Item {...attributes} asChild>
        <Link to={to}>{content}</Link>
      </Menu.Item>
    );
  }
  return (
    <Menu.Item {...attributes} onSelect={onSelect}>
      {content}
    </Menu.Item>
  );
}
