import { defineSlotRecipe } from '@chakra-ui/react';
import { dialogAnatomy } from '@chakra-ui/react/anatomy';

const layer = (below: number): string => `calc(var(--chakra-z-index-overlay) + var(--layer-index, 0) * 2 - ${below})`;

/** Styles of dialogs: the body scrolls, header and footer stay. `full` is a panel at the right edge. */
export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: dialogAnatomy.keys(),
  base: {
    backdrop: {
      position: 'fixed',
      inset: 0,
      zIndex: layer(1),
      background: 'light-dark(rgb(20 28 30 / 32%), rgb(0 0 0 / 56%))',
      _open: { animation: 'appear 120ms ease-out' },
    },
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: layer(0),
      display: 'flex',
      justifyContent: 'center',
      padding: 'clamp(8px, 6vh, 56px) clamp(8px, 2vw, 24px)',
      overscrollBehavior: 'none',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      maxHeight: '100%',
      marginBlock: 'auto',
      borderRadius: 'control',
      background: 'overlay',
      boxShadow: 'overlay',
      outline: 0,
      _open: { animation: 'rise 140ms ease-out' },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '12px',
      padding: '16px 16px 8px 20px',
    },
    title: { fontSize: '16px', fontWeight: 600, lineHeight: '24px', overflowWrap: 'anywhere' },
    body: { flex: 1, minHeight: 0, padding: '4px 20px 20px', overflow: 'auto' },
    description: { color: 'quiet' },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '8px',
      padding: '12px 20px',
      borderTop: '1px solid var(--line)',
    },
  },
  variants: {
    size: {
      sm: { content: { maxWidth: '440px' } },
      md: { content: { maxWidth: '560px' } },
      xl: { content: { maxWidth: '960px' } },
      full: {
        positioner: { justifyContent: 'flex-end', padding: '0' },
        content: {
          maxWidth: 'min(440px, 92vw)',
          height: '100%',
          borderRadius: '0',
          _open: { animation: 'slide 160ms ease-out' },
        },
      },
    },
    placement: {
      top: { content: { marginTop: '0' } },
    },
  },
  defaultVariants: { size: 'md', placement: 'top' },
});
