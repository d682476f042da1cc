import type { Outcome } from '@/domain/problem';
import type { PasswordResetBody } from '@/api/calls/session-calls';
import { cannotTell, settleWrite } from '@/api/settle-write';
import { appConfig } from '../config';
import { anyResponse, callPublic } from './online-call';

/**
 * Requests an e-mail with a reset link. The response is the same for an unknown address. Without a response, the
 * outcome is a failure, even if the e-mail was sent: a second request does no harm.
 */
export function sendPasswordReset(email: string): Promise<Outcome<true>> {
  return callPublic((api) => api.sendPasswordReset(email, appConfig().appStyle), anyResponse);
}

/** Sets a new password with the token of a reset link. Does not store the passwords. */
export async function resetPassword(body: PasswordResetBody): Promise<Outcome<true>> {
  return settleWrite(await callPublic((api) => api.resetPassword(body), anyResponse), cannotTell, true);
}
