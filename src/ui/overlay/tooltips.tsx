import { Suspense, useEffect, useState } from 'react';
import { optionalPart } from '../feedback/lazy-part';

const TooltipPanel = optionalPart(
  async () => ({ default: (await import('./chakra/tooltip-panel')).TooltipPanel }),
  () => null,
);

interface TooltipTarget {
  key: number;
  element: HTMLElement;
  /** True if the tooltip appears without a delay: after a key, or after a press on a disabled button. */
  isImmediate: boolean;
}

/**
 * The keys with which a person moves the focus. If the focus moves after any other key, such as "?", a script moved it.
 */
const MOVES_FOCUS = /^(Tab|Arrow|Home|End)/;

/**
 * Shows the tooltip of an element with `data-tooltip` when the pointer is on the element, or when a person has moved
 * the focus to it with a key. No tooltip appears if a script moves the focus, e.g. when a dialog opens. A touch shows
 * only the reason of a disabled button. The code of the tooltip loads when the first tooltip is needed.
 */
export function Tooltips() {
  const [pointed, setPointed] = useState<TooltipTarget | null>(null);
  useEffect(() => {
    let count = 0;
    let isMoving = false;
    // The pointer may already be on an element when this code starts.
    let under = document.querySelector<HTMLElement>('[data-tooltip]:hover');
    const show = (element: HTMLElement | null, isImmediate: boolean): void => {
      const key = ++count;
      setPointed((before) => (before?.element === element ? before : element && { key, element, isImmediate }));
    };
    const listeners = {
      pointerover: (event: PointerEvent) => {
        const element = event.pointerType === 'touch' ? null : closest(event, '[data-tooltip], [role=tooltip]');
        if (element === under) return;
        under = element;
        // The tooltip stays if the pointer moves onto it.
        if (element?.matches('[role=tooltip]') !== true) show(element, false);
      },
      keydown: ({ key }: KeyboardEvent) => {
        isMoving = MOVES_FOCUS.test(key);
      },
      pointerdown: () => {
        isMoving = false;
        show(null, false);
      },
      click: (event: Event) => show(closest(event, '[data-tooltip][aria-disabled=true]'), true),
      focusin: (event: Event) => {
        const element = closest(event, '[data-tooltip]:focus-visible');
        if (element && isMoving) show(element, true);
      },
      focusout: () => show(null, false),
    };
    show(under, false);
    const stop = new AbortController();
    for (const [type, listener] of Object.entries(listeners))
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each listener gets the events of its own name
      document.addEventListener(type, listener as EventListener, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  return (
    pointed && (
      <Suspense fallback={null}>
        <TooltipPanel key={pointed.key} element={pointed.element} isImmediate={pointed.isImmediate} />
      </Suspense>
    )
  );
}

const closest = ({ target }: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
