import { Listeners } from '@/lib/listeners';
import { useSyncExternalStore } from 'react';

/** The colour modes; `system` follows the device and is the default. */
export const COLOUR_MODES = ['system', 'light', 'dark'] as const;
export type ColourMode = (typeof COLOUR_MODES)[number];

const STORAGE_KEY = 'colour-mode';
const changes = new Listeners();

function isColourMode(value: unknown): value is ColourMode {
  return COLOUR_MODES.some((mode) => mode === value);
}

/** The chosen mode, read from `<html data-theme>`. */
export function readColourMode(): ColourMode {
  const mode = document.documentElement.dataset['theme'];
  return isColourMode(mode) ? mode : 'system';
}

/** Applies a mode and stores it. At the next start, public/colour-mode.js applies it before the first paint. */
export function chooseColourMode(mode: ColourMode): void {
  show(mode);
  try {
    localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    // Storage may be blocked. Then the choice lasts until the page is closed.
  }
}

function show(mode: ColourMode): void {
  if (mode === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = mode;
  showBarColour(mode);
  changes.notify();
}

/** Makes the browser's bars follow the mode: of the two `theme-color` tags, only the tag for the mode applies. */
function showBarColour(mode: ColourMode): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-mode]')) {
    const { mode: own } = meta.dataset;
    meta.media = mode === 'system' ? `(prefers-color-scheme: ${own})` : mode === own ? 'all' : 'not all';
  }
}

/** Applies each mode that a person chooses in another tab. */
export function followColourMode(): void {
  addEventListener('storage', (event) => {
    if (event.key === STORAGE_KEY) show(isColourMode(event.newValue) ? event.newValue : 'system');
  });
}

/** The chosen mode and its setter. */
export function useColourMode(): [ColourMode, (mode: ColourMode) => void] {
  return [useSyncExternalStore(changes.subscribe, readColourMode), chooseColourMode];
}
