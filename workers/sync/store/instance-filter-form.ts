import { ApiFailure } from '@/api/api-failure';
import type { InstanceFilterForm } from '@/api/filters';
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

/** Thrown when a response contains executions of other job instances: the server has ignored the filter. */
export class FilterIgnoredError extends ApiFailure {
  constructor() {
    super(transportProblem('invalid-answer'));
    this.name = 'FilterIgnoredError';
  }
}

/**
 * Reads executions with a filter by job instance, in a form that this backend accepts. Tries the plain code first, then
 * the IRI. Remembers in the cache a form other than the plain code.
 * @param read throws `FilterIgnoredError`, or any other `ApiFailure`
 * @returns null when the backend accepts neither form; throws any failure that does not concern the form
 */
export async function readFilteredByInstance<T>(
  { cache, writer }: { cache: CacheDatabase; writer: CacheWriter },
  read: (form: InstanceFilterForm) => Promise<T>,
): Promise<T | null> {
  const known = await knownForm(cache);
  if (known === 'none') return null;
  const remember = async (form: KnownInstanceForm['form']): Promise<void> => {
    if (form !== known) await writer.apply({ meta: [{ key: META_INSTANCE_FORM, value: { form, at: Date.now() } }] });
  };
  const firstTry = await tryForm(known, read);
  if ('value' in firstTry) return firstTry.value;
  const other = known === 'code' ? 'iri' : 'code';
  const secondTry = await tryForm(other, read);
  if ('value' in secondTry) {
    await remember(other);
    return secondTry.value;
  }
  // If neither response ignored the filter, both refusals may come from a broken server.
  if (![firstTry, secondTry].some(({ refusal }) => refusal instanceof FilterIgnoredError)) throw firstTry.refusal;
  await remember('none');
  return null;
}

type FormAttempt<T> = { value: T } | { refusal: ApiFailure };

async function tryForm<T>(
  form: InstanceFilterForm,
  read: (form: InstanceFilterForm) => Promise<T>,
): Promise<FormAttempt<T>> {
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
function isRefusal(error: unknown, form: InstanceFilterForm): error is ApiFailure {
  if (error instanceof FilterIgnoredError) return true;
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
