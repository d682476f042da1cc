import { countAttempt, fromAddress, countAndCheck } from '../../http/auth/attempts';
import { isKnownDevice, rememberDevice } from '../../http/auth/known-devices';
import { json, type Answer, type Call, type Handlers } from '../../http/call';
import { refuseViolations } from '../../http/problem';
import { queryOne } from '../../store/database';
import { passwordViolations } from '../users/password-rules';
import { storePassword } from '../users/store-password';
import { makeResetToken, takeResetToken } from '../users/reset-links';
import { queueResetMail } from './reset-mail';

/**
 * Counts one more e-mail to an account, and returns whether it may be sent. A known device has its own limit, which
 * strangers cannot use up. All unknown devices share one limit.
 */
async function mayMail(call: Call, email: string): Promise<boolean> {
  const isKnown = await isKnownDevice(call, email, call.caller);
  return (await countAndCheck(call.db, 'mails', isKnown ? fromAddress(call.caller, email) : email)) === null;
}

/**
 * Sends a link that resets a password. If no account has this e-mail address, or too many e-mails were sent, the link
 * is for user 0, who does not exist. So the answer and its duration do not reveal whether there is an account. Earlier
 * links stay valid until one of them is used.
 */
async function send(call: Call): Promise<Answer> {
  refuseViolations(call.bodyViolations);
  const email = (call.params.email ?? '').toLowerCase();
  await countAttempt(call.db, 'asked', call.caller);
  await countAttempt(call.db, 'askedFor', fromAddress(call.caller, email));
  const mails = await mayMail(call, email);
  const user = await queryOne<{ id: number }>(call.db, 'select id from users where email = $1', [email]);
  const userId = mails ? (user?.id ?? 0) : 0;
  const link = `${call.consoleOrigin}/reset-password/${await makeResetToken(call.db, userId)}`;
  await queueResetMail(call.db, userId, link);
  return json({ message: 'Ok' });
}

async function reset(call: Call): Promise<Answer> {
  const { body, db } = call;
  const [password, repeated] = [String(body.plainPassword ?? ''), String(body.toCheckPlainPassword ?? '')];
  refuseViolations([...call.bodyViolations, ...passwordViolations(password, repeated)]);
  await countAttempt(db, 'tried', call.caller);
  const hash = await call.passwords.hash(password);
  const userId = await takeResetToken(db, String(body.token));
  if (userId === null) return json({ code: 400, message: 'The link has expired or was used already.' }, 400);
  await storePassword(db, { userId, hash, keptSession: null });
  await rememberDevice(call, userId, call.caller);
  return json({ message: 'Ok' });
}

/** The calls that send and use the link for a forgotten password. */
export const passwordHandlers: Handlers = { sendPasswordReset: send, resetPassword: reset };
