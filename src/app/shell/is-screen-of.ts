import { matchPath } from 'react-router-dom';

/** True if a path matches one of the routes. */
export const isScreenOf = (routes: readonly string[], pathname: string): boolean =>
  routes.some((route) => matchPath(route, pathname) !== null);
