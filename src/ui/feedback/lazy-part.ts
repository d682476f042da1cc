import {
  createElement,
  lazy,
  startTransition,
  useEffect,
  useState,
  type ComponentType,
  type FunctionComponent,
  type LazyExoticComponent,
} from 'react';
import { loadPart } from '@/lib/browser/load-part';

/** Makes a component that is loaded when first shown. If loading fails, the error boundary of the screen shows the error. */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadPart(load));
}

/**
 * Like `lazyPart`, for a part that a screen does not need, such as a chart whose data is also in a table: if loading
 * fails, the screen shows `substitute` instead. The part is loaded again when the network is back, and when it is shown
 * the next time.
 */
export function optionalPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  substitute: ComponentType<Props>,
): FunctionComponent<Props> {
  let hasFailed = false;
  const begin = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      try {
        return await loadPart(load);
      } catch (error) {
        console.warn('A part of the screen could not be loaded.', error);
        hasFailed = true;
        return { default: Substitute };
      }
    });
  let part = begin();
  const beginAgain = (): void => {
    if (hasFailed) part = begin();
    hasFailed = false;
  };

  /** Begins again only when it unmounts. While it is shown, React would start over with a part that is loading. */
  function Substitute(props: Props) {
    useEffect(() => beginAgain, []);
    return createElement(substitute, props);
  }

  return function OptionalPart(props) {
    const [shown, setShown] = useState(() => part);
    useEffect(() => {
      const retry = (): void => {
        beginAgain();
        startTransition(() => setShown(() => part));
      };
      addEventListener('online', retry);
      return () => removeEventListener('online', retry);
    }, []);
    return createElement(shown as ComponentType<Props>, props);
  };
}
