import type { Call } from '../call';
import {
  countAttempt,
  forgetAttempt,
  fromAddress,
  takeBackAttempt,
  tooManyAttempts,
  type TooManyAttempts,
} from './attempts';
import { isKnownDevice, rememberDevice } from './known-devices';

/**
 * Counts a sign-in before the password is checked. Strangers can use up the limits of an address and of an account, so on a
 * known device those do not stop the right password.
 * @returns null, or on a known device the answer to a wrong password; the same as an unknown device gets
 * @throws Problem 429 when the password is not to be checked
 */
export async function countSignIn(call: Call, email: string): Promise<TooManyAttempts | null> {
  const { db, caller } = call;
  const isKnown = await isKnownDevice(call, email, caller);
  const count = async (kind: 'address' | 'account', text: string) => {
    const refusal = await tooManyAttempts(db, kind, text);
    if (refusal && !isKnown) throw refusal;
    return refusal;
  };
  // The address comes first: one that waits adds no rows for further e-mails.
  const ofAddress = await count('address', caller);
  await countAttempt(db, 'email', fromAddress(caller, email));
  return (await count('account', email)) ?? ofAddress;
}

/** Takes back what a right sign-in counted, and all that failed with its e-mail at its address; knows the device from now on. */
export async function acceptSignIn(call: Call, user: { id: number; email: string }): Promise<void> {
  const { db, caller } = call;
  await forgetAttempt(db, 'email', fromAddress(caller, user.email));
  await takeBackAttempt(db, 'address', caller);
  await takeBackAttempt(db, 'account', user.email);
  await rememberDevice(call, user.id, caller);
}
