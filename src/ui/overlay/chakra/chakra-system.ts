import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { dialogRecipe } from './dialog-recipe';
import { menuRecipe } from './menu-recipe';

/** A colour token that follows theme/tokens.css, dark mode included. */
const cssColour = (name: string) => ({ value: `var(--${name})` });

/**
 * Chakra's system for overlays: only the used recipes, tokens that refer to our CSS variables, no preflight. Layers are
 * off, so that its classes override theme/base.css.
 */
export const chakraSystem = createSystem(defaultBaseConfig, {
  preflight: false,
  disableLayers: true,
  cssVarsPrefix: 'chakra',
  cssVarsRoot: ':where(:root)',
  theme: {
    tokens: {
      colors: {
        bg: cssColour('bg'),
        overlay: cssColour('bg-overlay'),
        subtle: cssColour('bg-subtle'),
        muted: cssColour('bg-muted'),
        line: cssColour('line'),
        text: cssColour('text'),
        quiet: cssColour('text-muted'),
        danger: cssColour('error-text'),
      },
      shadows: { overlay: { value: 'var(--shadow)' } },
      radii: { control: { value: 'var(--radius)' } },
      zIndex: { overlay: { value: 1000 } },
    },
    keyframes: {
      appear: { from: { opacity: 0 } },
      rise: { from: { opacity: 0, translate: '0 4px' } },
      slide: { from: { opacity: 0, translate: '24px 0' } },
    },
    slotRecipes: { dialog: dialogRecipe, menu: menuRecipe },
  },
});
