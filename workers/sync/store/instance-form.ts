import { ApiFailure } from '@/api/api-failure';
import type { InstanceForm } from '@/api/filters';
import { transportProblem } from '@/domain/problem';
import type { CacheDatabase } from '@/database/cache-database';
import type { CacheWriter } from './cache-writer';
import type { KnownInstanceForm } from '@/database/rows';
import { META_INSTANCE_FORM, readMeta } from '@/database/cache-meta';

const HOUR_MS = 3_600_000;

/** How long a known form is used. Limited, because the backend may be upgraded. */
const KNOWN_FOR_MS = { code: Infinity, iri: 24 * HOUR_MS, none: HOUR_MS };

/** Statuses with which a server refuses the value of a filter. */
const REFUSALS = new Set([400, 404, 422]);

/** Thrown for an answer with executions of other job instances: the server has ignored the filter. */
export class IgnoredFilter extends ApiFailure {
  constructor() {
    super(transportProblem('invalid-answer'));
    this.name = 'IgnoredFilter';
  }
}

/**
 * Reads with a filter by job instance, in the form that this backend accepts: the plain code first, and the IRI after a
 * refusal. Stores in the cache if only the IRI works, or neither form.
 * @param read throws `IgnoredFilter`, or any other `ApiFailure`
 * @returns null when the backend accepts neither form; throws any failure that does not concern the form
 */
export async function readByInstance<T>(
  { cache, writer }: { cache: CacheDatabase; writer: CacheWriter },
  read: (form: InstanceForm) => Promise<T>,
): Promise<T | null> {
  const known = await knownForm(cache);
  if (known === 'none') return null;
  const remember = async (form: KnownInstanceForm['form']): Promise<void> => {
    if (form !== known) await writer.apply({ meta: [{ key: META_INSTANCE_FORM, value: { form, at: Date.now() } }] });
  };
  const first = await attempt(known, read);
  if ('value' in first) return first.value;
  const other = known === 'code' ? 'iri' : 'code';
  const second = await attempt(other, read);
  if ('value' in second) {
    await remember(other);
    return second.value;
  }
  // If neither response ignored the filter, both refusals may come from a broken server.
  if (![first, second].some(({ refusal }) => refusal instanceof IgnoredFilter)) throw first.refusal;
  await remember('none');
  return null;
}

type Attempt<T> = { value: T } | { refusal: ApiFailure };

async function attempt<T>(form: InstanceForm, read: (form: InstanceForm) => Promise<T>): Promise<Attempt<T>> {
  try {
    return { value: await read(form) };
  } catch (error) {
    if (isRefusal(error, form)) return { refusal: error };
    throw error;
  }
}

/**
 * Whether the server refused this form of the filter. API Platform 2.7 and 3.0 answer 500 to an IRI; a 500 to the plain
 * code has another cause.
 */
function isRefusal(error: unknown, form: InstanceForm): error is ApiFailure {
  if (error instanceof IgnoredFilter) return true;
  if (!(error instanceof ApiFailure) || error.problem.kind !== 'http') return false;
  const { status } = error.problem;
  return status !== null && (REFUSALS.has(status) || (form === 'iri' && status === 500));
}

/** The form to try first: the stored one if it is recent enough, else the plain code. */
async function knownForm(cache: CacheDatabase): Promise<KnownInstanceForm['form']> {
  const known = await readMeta(cache, META_INSTANCE_FORM);
  if (known === null) return 'code';
  const age = Date.now() - known.at;
  return age >= 0 && age < KNOWN_FOR_MS[known.form] ? known.form : 'code';
}
