const IS_MAC = /Mac|iP/.test(globalThis.navigator?.platform ?? '');

/** The keys that open the palette, as texts to show. */
export const SEARCH_KEYS = IS_MAC ? { modifier: '⌘', key: 'K' } : { modifier: 'Ctrl', key: 'K' };
