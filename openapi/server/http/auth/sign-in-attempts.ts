import type { Call } from '../call';
import {
  countAttempt,
  forgetAttempt,
  fromAddress,
  uncountAttempt,
  countAndCheck,
  type TooManyAttempts,
} from './attempts';
import { isKnownDevice, rememberDevice } from './known-devices';

/**
 * Counts a sign-in before the password is checked. Strangers can use up the limits of an address and of an account. So
 * on a known device, the right password works even beyond these limits.
 * @returns null within all limits. On a known device beyond a limit: the error to throw if the password is wrong
 * @throws Problem 429 when the password must not be checked
 */
export async function countSignIn(call: Call, email: string): Promise<TooManyAttempts | null> {
  const { db, caller } = call;
  const isKnown = await isKnownDevice(call, email, caller);
  const count = async (kind: 'address' | 'account', text: string) => {
    const refusal = await countAndCheck(db, kind, text);
    if (refusal && !isKnown) throw refusal;
    return refusal;
  };
  // The address comes first, so that an address over its limit adds no rows for further e-mails.
  const ofAddress = await count('address', caller);
  await countAttempt(db, 'email', fromAddress(caller, email));
  return (await count('account', email)) ?? ofAddress;
}

/**
 * Call this when the password was right. Removes this attempt from the counts, forgets all failed attempts with this
 * e-mail from this address, and records the device.
 */
export async function acceptSignIn(call: Call, user: { id: number; email: string }): Promise<void> {
  const { db, caller } = call;
  await forgetAttempt(db, 'email', fromAddress(caller, user.email));
  await uncountAttempt(db, 'address', caller);
  await uncountAttempt(db, 'account', user.email);
  await rememberDevice(call, user.id, caller);
}
