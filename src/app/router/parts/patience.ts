import type { RouteObject } from 'react-router-dom';
import { loadPart } from '@/lib/browser/load-part';

/** Makes routes fail when their code does not load in time. */
export function withPatience(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    const { lazy } = route;
    return typeof lazy === 'function' ? ({ ...route, lazy: () => loadPart(lazy) } as RouteObject) : route;
  });
}
