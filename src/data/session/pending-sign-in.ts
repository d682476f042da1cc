import type { SessionUser } from '@/domain/session-token';
import { Listeners } from '@/lib/listeners';

/** A usable token that would end another person's session, so that the user must confirm the sign-in. */
export interface PendingSignIn {
  token: string;
  /** Server clock minus device clock, milliseconds. */
  clockOffsetMs: number;
  user: SessionUser;
}

const changes = new Listeners();
let pending: PendingSignIn | null = null;

/** The pending sign-in; null when there is none. It is kept in memory until the page closes. */
export function pendingSignIn(): PendingSignIn | null {
  return pending;
}

/** Sets the pending sign-in; null removes it. */
export function setPendingSignIn(next: PendingSignIn | null): void {
  pending = next;
  changes.notify();
}

/** Calls back when the pending sign-in changes. */
export const subscribePendingSignIn = changes.subscribe;
