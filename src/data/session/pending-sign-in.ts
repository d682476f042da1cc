import type { SessionUser } from '@/domain/session-token';

/** A usable token that would replace the session of another person. It waits here for the answer to a question. */
export interface PendingSignIn {
  token: string;
  /** Server clock minus device clock, milliseconds. */
  clockOffsetMs: number;
  user: SessionUser;
}

const listeners = new Set<() => void>();
let pending: PendingSignIn | null = null;

/** The sign-in that waits; null when there is none. It lasts as long as the page. */
export function pendingSignIn(): PendingSignIn | null {
  return pending;
}

/** Keeps a sign-in until the question is answered; null drops the one that waits. */
export function setPendingSignIn(next: PendingSignIn | null): void {
  pending = next;
  for (const listener of listeners) listener();
}

/** Calls back whenever another sign-in waits, or none does any more. */
export function subscribePendingSignIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
