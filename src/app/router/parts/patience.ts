import type { RouteObject } from 'react-router-dom';
import { loadPart } from '@/lib/browser/load-part';

/** Routes whose screens are given up when their part of the console neither arrives nor fails. */
export function withPatience(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    const { lazy } = route;
    return typeof lazy === 'function' ? ({ ...route, lazy: () => loadPart(lazy) } as RouteObject) : route;
  });
}
