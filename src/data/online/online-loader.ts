import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Outcome } from '@/domain/problem';
import { hasRole, type Role } from '@/domain/permissions';
import { currentSession } from '../session-store';
import { notAllowed } from './online-call';

/** What a loader of an online-only screen returns: a pending outcome, so that the screen appears immediately. */
export interface Loading<T> {
  /** The screen's path and query. If the request fails, the screen may keep an earlier value of the same address. */
  address: string;
  outcome: Promise<Outcome<T>>;
}

/**
 * Makes a route's loader from a read. The screen gets the value from `useLoaded`.
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
 * Makes the loader of a screen whose calls need a role. Without that role, the loader sends no request and returns a
 * 403.
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
