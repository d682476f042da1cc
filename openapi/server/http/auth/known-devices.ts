import { queryOne, type Queryable } from '../../store/database';
import type { Vault } from '../../store/vault';

/**
 * A device is known by its network address: the account signed in from there, or set its password there, in the last 30
 * days. An address needs nothing of the client. A cookie would: a console on another origin does not send one unless each
 * of its requests asks for that, and browsers that block cookies of other sites drop it. The price is that all who share an
 * address are one device. That is why a known device is still held to the limit of its own address.
 */
export const knownDays = 30;

/** What knowing devices needs. */
interface Devices {
  db: Queryable;
  vault: Vault;
}

/** An account at an address. The store holds no address, and without the key no address can be tried against it. */
const markOf = (vault: Vault, email: string, address: string) => vault.mark(`${email}\n${address}`, 'known device');

/** Whether an account was used from an address in the last 30 days; false for an e-mail without an account. */
export async function isKnownDevice({ db, vault }: Devices, email: string, address: string): Promise<boolean> {
  const row = await queryOne(
    db,
    `select 1 from known_devices where mark = $1 and seen_at > now() - interval '${knownDays} days'`,
    [markOf(vault, email, address)],
  );
  return row !== null;
}

/** Remembers that the owner of an account was at an address just now. */
export async function rememberDevice({ db, vault }: Devices, userId: number, address: string): Promise<void> {
  const user = await queryOne<{ email: string }>(db, 'select email from users where id = $1', [userId]);
  if (!user) return;
  await db.query(
    `insert into known_devices (mark, user_id) select $1, id from users where id = $2
     on conflict (mark) do update set user_id = excluded.user_id, seen_at = now()`,
    [markOf(vault, user.email, address), userId],
  );
}
