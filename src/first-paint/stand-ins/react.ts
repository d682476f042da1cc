/** In place of `react` while the console is built: state has its first value, nothing happens later. */

export { Fragment } from './jsx-runtime';

export const memo = <T>(component: T): T => component;
export const useEffect = (): void => undefined;
export const useLayoutEffect = useEffect;
export const useMemo = <T>(make: () => T): T => make();
export const useRef = <T>(current: T): { current: T } => ({ current });
export const useState = <T>(first: T | (() => T)): [T, () => void] => [
  typeof first === 'function' ? (first as () => T)() : first,
  () => undefined,
];
