import { ApiFailure } from '@/api/api-failure';
import type { InstanceIdFormat } from '@/api/filters';
import { transportProblem } from '@/domain/problem';
import type { CacheDatabase } from '@/database/cache-database';
import type { CacheWriter } from './cache-writer';
import type { InstanceFilterFormat } from '@/database/rows';
import { META_INSTANCE_FORM, readMeta } from '@/database/cache-meta';

const HOUR_MS = 3_600_000;

/** How long a known format is used. Limited, because the backend may be upgraded. */
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
 * Reads executions filtered by job instance, in a format that this backend accepts: the plain code or, if the backend
 * refuses the code, the IRI. Remembers in the cache which format to try first.
 * @param read throws `FilterIgnoredError`, or any other `ApiFailure`
 * @returns null when the backend accepts neither format; throws any failure that does not concern the format
 */
export async function readFilteredByInstance<T>(
  { cache, writer }: { cache: CacheDatabase; writer: CacheWriter },
  read: (format: InstanceIdFormat) => Promise<T>,
): Promise<T | null> {
  const known = await knownFormat(cache);
  if (known === 'none') return null;
  const remember = async (format: InstanceFilterFormat['form']): Promise<void> => {
    if (format !== known)
      await writer.apply({ meta: [{ key: META_INSTANCE_FORM, value: { form: format, at: Date.now() } }] });
  };
  const firstTry = await tryFormat(known, read);
  if ('value' in firstTry) return firstTry.value;
  const other = known === 'code' ? 'iri' : 'code';
  const secondTry = await tryFormat(other, read);
  if ('value' in secondTry) {
    await remember(other);
    return secondTry.value;
  }
  // If neither response ignored the filter, both refusals may come from a broken server.
  if (![firstTry, secondTry].some(({ refusal }) => refusal instanceof FilterIgnoredError)) throw firstTry.refusal;
  await remember('none');
  return null;
}

type FormatAttempt<T> = { value: T } | { refusal: ApiFailure };

async function tryFormat<T>(
  format: InstanceIdFormat,
  read: (format: InstanceIdFormat) => Promise<T>,
): Promise<FormatAttempt<T>> {
  try {
    return { value: await read(format) };
  } catch (error) {
    if (isRefusal(error, format)) return { refusal: error };
    throw error;
  }
}

/**
 * Whether the server refused this format. API Platform 2.7 and 3.0 respond with 500 to an IRI; a 500 to the plain code
 * has another cause.
 */
function isRefusal(error: unknown, format: InstanceIdFormat): error is ApiFailure {
  if (error instanceof FilterIgnoredError) return true;
  if (!(error instanceof ApiFailure) || error.problem.kind !== 'http') return false;
  const { status } = error.problem;
  return status !== null && (REFUSALS.has(status) || (format === 'iri' && status === 500));
}

/** The format to try first: the stored one if it is recent enough, else the plain code. */
async function knownFormat(cache: CacheDatabase): Promise<InstanceFilterFormat['form']> {
  const known = await readMeta(cache, META_INSTANCE_FORM);
  if (known === null) return 'code';
  const age = Date.now() - known.at;
  return age >= 0 && age < KNOWN_FOR_MS[known.form] ? known.form : 'code';
}
