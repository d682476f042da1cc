import type { Outcome } from '@/domain/problem';
import type { PasswordResetBody } from '@/api/administration-api';
import { appConfig } from '../config';
import { anyResponse, callPublic } from './online-call';

/** Requests an e-mail with a reset link. The response is the same for an unknown e-mail. */
export function sendPasswordReset(email: string): Promise<Outcome<true>> {
  return callPublic((api) => api.sendPasswordReset(email, appConfig().appStyle), anyResponse);
}

/** Sets a new password with the token of a reset link. Does not store the passwords. */
export function resetPassword(body: PasswordResetBody): Promise<Outcome<true>> {
  return callPublic((api) => api.resetPassword(body), anyResponse);
}
