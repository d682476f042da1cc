import { countAttempt } from '../../http/auth/attempts';
import { json, type Answer, type Call, type Handlers } from '../../http/call';
import { refuseViolations } from '../../http/problem';
import { queryOne } from '../../store/database';
import { passwordViolations } from '../users/password-rules';
import { queueResetMail } from './reset-mail';
import { makeResetToken, takeResetToken } from '../users/reset-links';

/** Links that a person has asked for and not used; more are not sent, so that nobody's mailbox is flooded. */
const mostLinks = 5;

// The answer is the same for an e-mail that nobody has, and so is the work: number 0 is nobody's.
async function send(call: Call): Promise<Answer> {
  refuseViolations(call.bodyViolations);
  await countAttempt(call.db, 'links', call.caller);
  const email = (call.params.email ?? '').toLowerCase();
  const user = await queryOne<{ id: number }>(
    call.db,
    `select id from users u where email = $1 and
       (select count(*) from password_resets r where r.user_id = u.id and r.expires_at > now()) < ${mostLinks}`,
    [email],
  );
  const userId = user?.id ?? 0;
  const link = `${call.consoleOrigin}/reset-password/${await makeResetToken(call.db, userId)}`;
  await queueResetMail(call.db, userId, link);
  return json({ message: 'Ok' });
}

async function reset(call: Call): Promise<Answer> {
  const { body, db } = call;
  const [password, repeated] = [String(body.plainPassword ?? ''), String(body.toCheckPlainPassword ?? '')];
  refuseViolations([...call.bodyViolations, ...passwordViolations(password, repeated)]);
  await countAttempt(db, 'links', call.caller);
  const hash = await call.passwords.hash(password);
  const userId = await takeResetToken(db, String(body.token));
  if (userId === null) return json({ code: 400, message: 'The link has expired or was used already.' }, 400);
  await db.query(
    `update users set password_hash = $2, token_version = token_version + 1, updated_at = now() where id = $1`,
    [userId, hash],
  );
  return json({ message: 'Ok' });
}

/** A forgotten password: the link and what it leads to. */
export const passwordHandlers: Handlers = { sendPasswordReset: send, resetPassword: reset };
