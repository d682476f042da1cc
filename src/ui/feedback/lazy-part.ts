import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadPart } from '@/lib/browser/load-part';

/** Makes a component that is loaded when first shown. If loading fails, the error boundary of the screen shows it. */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadPart(load));
}
