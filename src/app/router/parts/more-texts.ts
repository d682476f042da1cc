import type { RouteObject } from 'react-router-dom';
import { loadMoreTexts } from '@/i18n/start-i18n';

/** Makes routes wait for the texts that are not loaded at start (decision 007). */
export function withMoreTexts(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    const { lazy } = route;
    if (typeof lazy !== 'function') return route;
    const lazyWithTexts = async () => {
      const [loaded] = await Promise.all([lazy(), loadMoreTexts()]);
      return loaded;
    };
    return { ...route, lazy: lazyWithTexts } as RouteObject;
  });
}
