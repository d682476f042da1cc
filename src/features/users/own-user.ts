import type { Session } from '@/domain/session-token';
import type { User } from '@/domain/user';

/** Whether a user is the signed-in person; a token without an id names them by their e-mail. */
export function isOwnUser({ id, email }: Pick<User, 'id' | 'email'>, session: Session | null): boolean {
  if (session === null) return false;
  return session.user.id === null ? session.user.email.toLowerCase() === email.toLowerCase() : session.user.id === id;
}
