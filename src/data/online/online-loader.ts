import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Outcome } from '@workers/protocol/sync-api';
import { hasRole, type Role } from '@/domain/permissions';
import { currentSession } from '../session/session-store';
import { notAllowed } from './online-call';

/** What a loader of an online-only screen hands over: an answer on its way, so that the screen shows at once. */
export interface Loading<T> {
  /** What was asked: a later answer to the same may stand in for this one when it fails. */
  address: string;
  answer: Promise<Outcome<T>>;
}

/**
 * Makes a route's loader from a read; the screen takes it with `useLoaded`.
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
 * Makes the loader of a screen whose calls the server answers to a role only: for anybody else nothing is asked, and the
 * outcome is a refusal (403).
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
