import { queryOne, type Queryable } from '../../store/database';
import type { Vault } from '../../store/vault';

/**
 * How long a device stays known, in days. A device is known by its network address, after the account has signed in or
 * set its password from there. A cookie would not work for a console on another origin, where browsers may block it.
 * The drawback: all who share an address count as one device. So any of them can use up the failed sign-ins that are
 * allowed with one e-mail from that address (`limits.email` in `attempts.ts`). This limit applies to known devices too.
 */
export const knownDays = 30;

/** The services that these functions need. */
interface Devices {
  db: Queryable;
  vault: Vault;
}

/**
 * The keyed hash of an account and an address. So the store contains no addresses, and nobody without the key can find
 * out whether it contains the hash of an address.
 */
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

/** Records that the owner of an account has used an address. */
export async function rememberDevice({ db, vault }: Devices, userId: number, address: string): Promise<void> {
  const user = await queryOne<{ email: string }>(db, 'select email from users where id = $1', [userId]);
  if (!user) return;
  await db.query(
    `insert into known_devices (mark, user_id) select $1, id from users where id = $2
     on conflict (mark) do update set user_id = excluded.user_id, seen_at = now()`,
    [markOf(vault, user.email, address), userId],
  );
}
