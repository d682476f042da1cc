import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadPart } from '@/lib/browser/load-part';

/** Makes a component that is loaded when first shown. If loading fails, the error boundary of the screen shows it. */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadPart(load));
}

/**
 * Like `lazyPart`, for a part that a screen does not need, such as a chart whose data is also in a table: if loading
 * fails, the screen shows `substitute` instead.
 */
export function optionalPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  substitute: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return await loadPart(load);
    } catch (error) {
      console.warn('A part of the screen could not be loaded.', error);
      return { default: substitute };
    }
  });
}
