import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Outcome } from '@/domain/problem';
import { hasRole, type Role } from '@/domain/permissions';
import { currentSession } from '../session/session-store';
import { notAllowed } from './online-call';

/** What a loader of an online-only screen returns: a pending answer, so that the screen appears at once. */
export interface Loading<T> {
  /** The request's address. When this answer fails, the screen may keep an earlier answer of the same address. */
  address: string;
  answer: Promise<Outcome<T>>;
}

/**
 * Makes a route's loader from a read; the screen uses it through `useLoaded`.
 * @param read may throw a redirect, before it returns
 */
export function onlineLoader<T>(
  read: (args: LoaderFunctionArgs) => Promise<Outcome<T>>,
): (args: LoaderFunctionArgs) => Loading<T> {
  return (args) => {
    const { pathname, search } = new URL(args.request.url);
    return { address: pathname + search, answer: read(args) };
  };
}

/**
 * Makes the loader of a screen whose calls need a role. For other people it sends no request, and the outcome is a 403.
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
