import { ApiFailure } from '@/api/api-failure';
import type { InstanceForm } from '@/api/filters';
import { transportProblem } from '@/domain/problem';
import type { CacheDatabase } from '@/database/cache-database';
import type { CacheWriter } from './cache-writer';
import type { KnownInstanceForm } from '@/database/rows';
import { META_INSTANCE_FORM, readMeta } from '@/database/cache-meta';

const HOUR_MS = 3_600_000;

/** For how long it counts: a backend may be replaced by a newer version. */
const KNOWN_FOR_MS = { code: Infinity, iri: 24 * HOUR_MS, none: HOUR_MS };

/** Statuses by which a server refuses the value of a filter. */
const REFUSALS = new Set([400, 404, 422]);

/** Thrown for an answer with executions of other job instances: the server has ignored the filter. */
export class IgnoredFilter extends ApiFailure {
  constructor() {
    super(transportProblem('invalid-answer'));
    this.name = 'IgnoredFilter';
  }
}

/**
 * Reads with a filter by job instance, in the form that this backend takes. The plain code is tried first; after a refusal
 * the other form is tried once. What works instead of the plain code is remembered for this cache, and so is that nothing works.
 * @param read throws `IgnoredFilter`, or any other `ApiFailure`
 * @returns null when the backend takes neither form; throws the failure of a call that says nothing of the form
 */
export async function readByInstance<T>(
  { cache, writer }: { cache: CacheDatabase; writer: CacheWriter },
  read: (form: InstanceForm) => Promise<T>,
): Promise<T | null> {
  const known = await knownForm(cache);
  if (known === 'none') return null;
  const note = async (form: KnownInstanceForm['form']): Promise<void> => {
    if (form !== known) await writer.apply({ meta: [{ key: META_INSTANCE_FORM, value: { form, at: Date.now() } }] });
  };
  const first = await attempt(known, read);
  if ('value' in first) return first.value;
  const other = known === 'code' ? 'iri' : 'code';
  const second = await attempt(other, read);
  if ('value' in second) {
    await note(other);
    return second.value;
  }
  // Two refusals without an answer may come from a server in trouble.
  if (![first, second].some(({ refusal }) => refusal instanceof IgnoredFilter)) throw first.refusal;
  await note('none');
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

/** API Platform 2.7 and 3.0 answer 500 to an IRI; a 500 to the plain code says nothing of the form. */
function isRefusal(error: unknown, form: InstanceForm): error is ApiFailure {
  if (error instanceof IgnoredFilter) return true;
  if (!(error instanceof ApiFailure) || error.problem.kind !== 'http') return false;
  const { status } = error.problem;
  return status !== null && (REFUSALS.has(status) || (form === 'iri' && status === 500));
}

/** The form to try first; the plain code when nothing is known, or nothing that still counts. */
async function knownForm(cache: CacheDatabase): Promise<KnownInstanceForm['form']> {
  const known = await readMeta(cache, META_INSTANCE_FORM);
  if (known === null) return 'code';
  const age = Date.now() - known.at;
  return age >= 0 && age < KNOWN_FOR_MS[known.form] ? known.form : 'code';
}
