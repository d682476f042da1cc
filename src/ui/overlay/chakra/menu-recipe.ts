import { defineSlotRecipe } from '@chakra-ui/react';
import { menuAnatomy } from '@chakra-ui/react/anatomy';

/** Styles of menus: 32 px rows, an icon column, red for destructive items. */
export const menuRecipe = defineSlotRecipe({
  className: 'menu',
  slots: menuAnatomy.keys(),
  base: {
    content: {
      // Ark copies this z-index to the surrounding element.
      zIndex: 'calc(var(--chakra-z-index-overlay) + 500)',
      minWidth: '176px',
      maxWidth: 'min(320px, calc(100vw - 16px))',
      maxHeight: 'var(--available-height)',
      padding: '4px',
      overflowY: 'auto',
      borderRadius: 'control',
      background: 'overlay',
      boxShadow: 'overlay',
      outline: 0,
      _open: { animation: 'rise 100ms ease-out' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      minHeight: '32px',
      '@media (width < 640px)': { minHeight: '44px' },
      padding: '4px 8px',
      borderRadius: '4px',
      color: 'text',
      cursor: 'pointer',
      userSelect: 'none',
      textDecoration: 'none',
      outline: 0,
      _highlighted: { background: 'muted', textDecoration: 'none' },
      _disabled: { opacity: 0.5, cursor: 'not-allowed' },
      '&[data-danger]': { color: 'danger' },
    },
    separator: { height: '1px', margin: '4px -4px', border: 0, background: 'line' },
  },
});
