import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Measures whether an element fills at most half of the window's height, and measures again after each resize. The
 * result is true until the first measurement, and in tests without a layout.
 * @param wanted whether to measure the element
 * @returns the ref for the element, and whether it fits
 */
export function useFitsWindow<Measured extends HTMLElement>(
  wanted: boolean,
): readonly [RefObject<Measured | null>, boolean] {
  const element = useRef<Measured>(null);
  const [fits, setFits] = useState(true);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!wanted || measured === null) return undefined;
    const measure = (): void => setFits(measured.offsetHeight <= window.innerHeight / 2);
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [wanted]);
  return [element, fits];
}
