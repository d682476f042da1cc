import { findUser } from '../../http/auth/signed-in-user';
import { acceptSignIn, countSignIn } from '../../http/auth/sign-in-attempts';
import { json, type Answer, type Call, type Handlers } from '../../http/call';
import { badRequest, Unauthorized } from '../../http/problem';
import { queryOne } from '../../store/database';

interface SignInRow {
  id: number;
  password_hash: string | null;
  sign_in_methods: string[];
  token_version: number;
}

async function signIn(call: Call): Promise<Answer> {
  if (call.bodyViolations.length > 0) throw badRequest('Bad Request');
  const { username, password } = call.body;
  const email = String(username).trim().toLowerCase();
  const refusal = await countSignIn(call, email);
  const row = await queryOne<SignInRow>(
    call.db,
    'select id, password_hash, sign_in_methods, token_version from users where email = $1',
    [email],
  );
  const mayUsePassword = row?.sign_in_methods.includes('password') ?? false;
  const right = await call.passwords.verify(String(password), mayUsePassword ? (row?.password_hash ?? null) : null);
  const user = right ? await findUser(call.db, email) : null;
  // If the token version differs, the password was changed during this call, so the given password is no longer right.
  if (user?.tokenVersion !== row?.token_version || !user) throw refusal ?? new Unauthorized('Invalid credentials.');
  await renewHash(call, row, String(password));
  await acceptSignIn(call, user);
  await call.db.query('update users set last_connection_at = now() where id = $1', [user.id]);
  return json({ token: await call.tokens.sign(user) });
}

/** Replaces a stored hash that has an outdated cost. This is possible only here, where the password is known. */
async function renewHash({ db, passwords }: Call, row: SignInRow | null, password: string): Promise<void> {
  if (!row?.password_hash || passwords.isCurrent(row.password_hash)) return;
  const hash = await passwords.hash(password);
  await db.query('update users set password_hash = $2 where id = $1 and password_hash = $3', [
    row.id,
    hash,
    row.password_hash,
  ]);
}

// An unknown e-mail address gets the same answer as an ordinary account, so that nobody learns which accounts exist.
async function loginInfos(call: Call): Promise<Answer> {
  const row = await queryOne<{ sign_in_methods: string[] }>(
    call.db,
    'select sign_in_methods from users where email = $1',
    [(call.params.email ?? '').toLowerCase()],
  );
  return json({ methods: row?.sign_in_methods ?? ['password'] });
}

/** The calls that sign a user in, and that return the sign-in methods of an e-mail address. */
export const sessionHandlers: Handlers = { signIn, getLoginInfos: loginInfos };
