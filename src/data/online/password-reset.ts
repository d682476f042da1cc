import type { Outcome } from '@/domain/problem';
import type { PasswordResetBody } from '@/api/administration-api';
import { cannotTell, settleWrite } from '@/api/settle-write';
import { appConfig } from '../config';
import { anyResponse, callPublic } from './online-call';

/** Requests an e-mail with a reset link. The response is the same for an unknown e-mail. */
export async function sendPasswordReset(email: string): Promise<Outcome<true>> {
  const outcome = await callPublic((api) => api.sendPasswordReset(email, appConfig().appStyle), anyResponse);
  return settleWrite(outcome, cannotTell, true);
}

/** Sets a new password with the token of a reset link. Does not store the passwords. */
export async function resetPassword(body: PasswordResetBody): Promise<Outcome<true>> {
  return settleWrite(await callPublic((api) => api.resetPassword(body), anyResponse), cannotTell, true);
}
