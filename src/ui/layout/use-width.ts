import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Measures the width of an element in px, and measures again after each resize. A width of 0 is ignored, so tests
 * without a layout get `initial`.
 * @returns the ref for the element, and its width
 */
export function useWidth<Measured extends HTMLElement>(initial: number): readonly [RefObject<Measured | null>, number] {
  const element = useRef<Measured>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return undefined;
    const measure = (): void => {
      if (measured.clientWidth > 0) setWidth(measured.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
