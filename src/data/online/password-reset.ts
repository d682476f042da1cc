import type { Outcome } from '@workers/protocol/sync-api';
import type { PasswordResetBody } from '@/api/administration-api';
import { appConfig } from '../config';
import { anyAnswer, callPublic } from './online-call';

/** Has a link sent that sets a new password; the answer is the same for an e-mail that nobody has. */
export function sendPasswordReset(email: string): Promise<Outcome<true>> {
  return callPublic((api) => api.sendPasswordReset(email, appConfig().appStyle), anyAnswer);
}

/** Sets a new password with the token of such a link. The passwords are kept nowhere. */
export function resetPassword(body: PasswordResetBody): Promise<Outcome<true>> {
  return callPublic((api) => api.resetPassword(body), anyAnswer);
}
