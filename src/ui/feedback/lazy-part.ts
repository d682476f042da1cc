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

/**
 * Creates a component that loads when it is first shown. If loading fails, the screen's error boundary shows the error.
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadPart(load));
}

/**
 * Like `lazyPart`, but for a part that the screen can do without, such as a chart whose data is also in a table. If
 * loading fails, `substitute` is shown instead. The part is loaded again when the network returns, and when it is shown
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

  /**
   * Shown if loading the part has failed. `part` is replaced only when this component is unmounted, or when the network
   * returns: if `part` were replaced at once, React would wait for the new part instead of showing the substitute.
   */
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
