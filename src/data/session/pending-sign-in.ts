import type { SessionUser } from '@/domain/session-token';
import { Listeners } from '@/lib/listeners';

/** A sign-in that the user must confirm, because it would end another person's session. Its token is usable. */
export interface PendingSignIn {
  token: string;
  /** Server clock minus device clock, milliseconds. */
  clockOffsetMs: number;
  user: SessionUser;
}

const changes = new Listeners();
let pending: PendingSignIn | null = null;

/** Returns the pending sign-in; null if there is none. It exists only in memory, until the page closes. */
export function pendingSignIn(): PendingSignIn | null {
  return pending;
}

/** Sets the pending sign-in; null removes it. */
export function setPendingSignIn(next: PendingSignIn | null): void {
  pending = next;
  changes.notify();
}

/** Calls the listener when the pending sign-in changes. */
export const subscribePendingSignIn = changes.subscribe;
