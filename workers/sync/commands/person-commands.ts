import { META_COMPANIES, META_RIGHTS, readMeta } from '@/database/cache-meta';
import { startAnew } from '../store/start-anew';
import type { Command } from './command-context';

interface Rights {
  /** The permissions and the company, as a text that changes when one of them changes. */
  text: string;
  /** Null if the rows may belong to any company. */
  companyCode: string | null;
}

/**
 * Empties the cache if the rights of the signed-in person have changed since it was filled. `inToken` has the rights
 * according to the token, `now` the rights according to the server.
 */
export const checkRights: Command<{ inToken: Rights; now: Rights }, null> = async ({ cache }, { inToken, now }) => {
  const known = (await readMeta(cache, META_RIGHTS)) ?? inToken.text;
  if (known !== now.text) {
    const companies = now.companyCode === null ? [] : [now.companyCode];
    await startAnew(cache, [
      { key: META_RIGHTS, value: now.text },
      { key: META_COMPANIES, value: companies },
    ]);
  }
  return { ok: true, value: null };
};
