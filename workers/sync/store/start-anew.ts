import type { CacheDatabase } from '@/database/cache-database';
import { META_COMPANIES, META_RIGHTS, META_TERM, readMeta } from '@/database/cache-meta';
import type { MetaRow } from '@/database/rows';
import { checkTerm, ReplacedError } from '../leadership/term';

/** If the rows have come from this many companies in turn, the person probably sees several companies. */
const MOST_COMPANIES = 6;

/** A row with the code of its company; null or absent if it has none. */
interface CompanyOwned {
  companyCode?: string | null;
}

/**
 * Empties a cache because the rights of its person have changed. The current leader can no longer write; the next
 * engine fills the cache.
 * @param remembered meta rows to write into the emptied cache, which also keeps the known companies and rights
 */
export async function startAnew(cache: CacheDatabase, remembered: readonly MetaRow[]): Promise<void> {
  await cache.transaction('rw', cache.tables, async () => {
    const term = ((await readMeta(cache, META_TERM)) ?? 0) + 1;
    const known = (await cache.meta.bulkGet([META_COMPANIES, META_RIGHTS])).filter((row) => row !== undefined);
    await Promise.all(cache.tables.map((table) => table.clear()));
    await cache.meta.bulkPut([...known, ...remembered, { key: META_TERM, value: term }]);
  });
}

/**
 * Checks the company of rows from the server, to notice that the person now belongs to a company other than the company
 * in the token. One cache must not contain rows of both companies.
 */
export class CompanyWatch {
  readonly #cache: CacheDatabase;
  readonly #term: number;
  readonly #tokenCompany: string | null;
  /** `MetaValues.companies`, or the company in the token; null before the first check. */
  #known: readonly string[] | null = null;

  /** @param company the company in the token; null for a person without a company */
  constructor(cache: CacheDatabase, term: number, company: string | null) {
    this.#cache = cache;
    this.#term = term;
    this.#tokenCompany = company;
  }

  /** Checks rows that the server has sent. Empties the cache and throws `ReplacedError` if the company has changed. */
  async check(rows: readonly CompanyOwned[]): Promise<void> {
    if (this.#tokenCompany === null) return;
    const found = new Set(rows.flatMap(({ companyCode }) => companyCode ?? []));
    if (found.size === 0) return;
    this.#known ??= (await readMeta(this.#cache, META_COMPANIES)) ?? [this.#tokenCompany];
    const known = this.#known;
    const company = known.at(-1);
    if (company === undefined || [...found].every((code) => code === company)) return;
    const [next] = found;
    // Rows of several companies, at once or in turn, mean that the person may see several companies.
    const seesOneCompany = found.size === 1 && next !== undefined && known.length < MOST_COMPANIES;
    await checkTerm(this.#cache, this.#term);
    await startAnew(this.#cache, [{ key: META_COMPANIES, value: seesOneCompany ? [...known, next] : [] }]);
    throw new ReplacedError();
  }
}
