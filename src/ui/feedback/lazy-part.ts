import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadPart } from '@/lib/browser/load-part';

/** A component that is loaded when it is first shown; the screen around it fails when it does not arrive. */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadPart(load));
}
