import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Outcome } from '@/domain/problem';
import { hasRole, type Role } from '@/domain/permissions';
import { currentSession } from '../session-store';
import { notAllowed } from './online-call';

/** What a loader of an online-only screen returns: a pending outcome, so that the screen appears immediately. */
export interface Loading<T> {
  /** The screen's path and query. If the request fails, the screen may show an earlier value of the same address. */
  address: string;
  outcome: Promise<Outcome<T>>;
}

/**
 * Makes a route's loader from a function that reads the screen's data. The screen gets the data from `useLoaded`.
 * @param read may throw a redirect synchronously
 */
export function onlineLoader<T>(
  read: (args: LoaderFunctionArgs) => Promise<Outcome<T>>,
): (args: LoaderFunctionArgs) => Loading<T> {
  return (args) => {
    const { pathname, search } = new URL(args.request.url);
    return { address: pathname + search, outcome: read(args) };
  };
}

/**
 * Makes the loader of a screen whose calls need a role. If the user does not have the role, the loader sends no request
 * and returns the same failure as after a 403.
 */
export function roleLoader<T>(
  role: Role,
  read: (args: LoaderFunctionArgs) => Promise<Outcome<T>>,
): (args: LoaderFunctionArgs) => Loading<T> {
  return onlineLoader((args) => {
    const isAllowed = hasRole(currentSession()?.user.roles ?? [], role);
    return isAllowed ? read(args) : Promise.resolve(notAllowed());
  });
}
