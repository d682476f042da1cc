import { useCallback, useEffect, useState } from 'react';

const CONTROLS = 'input, select, textarea, [contenteditable="true"]';

/** Focuses a field by its name as soon as it is on the screen, even if its tab is still opening. */
export function useFocusField(): (field: string) => void {
  const [wanted, setWanted] = useState<{ field: string } | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const frame = document.querySelector(`[data-field="${wanted.field}"]`);
    frame?.scrollIntoView({ block: 'center' });
    controlIn(frame)?.focus({ preventScroll: true });
  }, [wanted]);
  return useCallback((field) => setWanted({ field }), []);
}

/** The control of a field, also inside a code editor's shadow tree; without one, its button. */
function controlIn(frame: Element | null): HTMLElement | null {
  const open = frame?.querySelector<HTMLElement>(CONTROLS) ?? null;
  if (open !== null || frame === null) return open;
  const button = frame.querySelector('button');
  const editor = [...frame.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot !== null);
  return editor?.shadowRoot?.querySelector<HTMLElement>(CONTROLS) ?? button;
}
