import { ApiFailure } from '@/api/api-failure';
import type { ConsoleApi } from '@/api/console-api';
import { INSTANCE_CODE_FILTER, type InstanceIdFormat } from '@/api/filters';
import { declaresFilter, type CollectionPage } from '@/api/hydra';
import { transportProblem } from '@/domain/problem';
import type { CacheDatabase } from '@/database/cache-database';
import type { CacheWriter } from './cache-writer';
import type { InstanceFilterFormat } from '@/database/rows';
import { META_INSTANCE_FORM, readMeta } from '@/database/cache-meta';
import { HOUR_MS } from '@/lib/durations';

/** For how long a stored format is used. Some formats expire, because the backend may be upgraded. */
const KNOWN_FOR_MS = { code: Infinity, iri: 24 * HOUR_MS, property: 24 * HOUR_MS, none: HOUR_MS };

/** The formats in the order in which they are tried. */
const FORMATS: readonly InstanceIdFormat[] = ['code', 'iri', 'property'];

/** With these statuses, a server refuses the value of a filter. */
const REFUSALS = new Set([400, 404, 422]);

/** The server has ignored the filter: the response contains executions of other job instances. */
export class FilterIgnoredError extends ApiFailure {
  /** Whether the server declares the filter `jobInstance.code`. */
  readonly declaresCode: boolean;

  constructor(response: CollectionPage) {
    super(transportProblem('invalid-answer'));
    this.name = 'FilterIgnoredError';
    this.declaresCode = declaresFilter(response, INSTANCE_CODE_FILTER);
  }
}

/**
 * Reads executions filtered by job instance. Tries the formats of the filter until the backend accepts one: first the
 * plain code, then the IRI, then the filter `jobInstance.code` if the backend declares it. The cache remembers the
 * format that worked, which is tried first the next time.
 * @param read reads with a format; throws `FilterIgnoredError` or another `ApiFailure`
 * @returns null if no format works and the backend has ignored the filter at least once
 * @throws any failure that has nothing to do with the format; the first refusal if the backend has refused every format
 */
export async function readFilteredByInstance<T>(
  context: { api: ConsoleApi; cache: CacheDatabase; writer: CacheWriter },
  read: (format: InstanceIdFormat) => Promise<T>,
): Promise<T | null> {
  const known = await knownFormat(context.cache);
  if (known === 'none') return null;
  const remember = async (format: InstanceFilterFormat['form']): Promise<void> => {
    if (format !== known)
      await context.writer.apply({ meta: [{ key: META_INSTANCE_FORM, value: { form: format, at: Date.now() } }] });
  };
  const refusals: ApiFailure[] = [];
  for (const format of [known, ...FORMATS.filter((each) => each !== known)]) {
    if (format === 'property' && format !== known && !(await declaresCode(context.api, refusals))) continue;
    const attempt = await tryFormat(format, read);
    if ('value' in attempt) {
      await remember(format);
      return attempt.value;
    }
    refusals.push(attempt.refusal);
  }
  // If the server has refused every format and ignored none, it may be broken. So do not remember that it has no
  // filter.
  const [first] = refusals;
  if (first !== undefined && !refusals.some((refusal) => refusal instanceof FilterIgnoredError)) throw first;
  await remember('none');
  return null;
}

/**
 * Whether the server declares the filter `jobInstance.code`. Looks at the responses that ignored a filter or, if there
 * are none, requests a list.
 */
async function declaresCode(api: ConsoleApi, refusals: readonly ApiFailure[]): Promise<boolean> {
  const ignored = refusals.filter((refusal) => refusal instanceof FilterIgnoredError);
  if (ignored.length > 0) return ignored.some((refusal) => refusal.declaresCode);
  const list = await api.listExecutions({}, { page: 1, itemsPerPage: 1 });
  return list.ok && declaresFilter(list.value, INSTANCE_CODE_FILTER);
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
 * Whether an error means that the server has refused this format. API Platform 2.7 and 3.0 answer an IRI with 500. A
 * 500 in answer to another format has another cause.
 */
function isRefusal(error: unknown, format: InstanceIdFormat): error is ApiFailure {
  if (error instanceof FilterIgnoredError) return true;
  if (!(error instanceof ApiFailure) || error.problem.kind !== 'http') return false;
  const { status } = error.problem;
  return status !== null && (REFUSALS.has(status) || (format === 'iri' && status === 500));
}

/** Returns the format to try first: the stored format if it has not expired, else the plain code. */
async function knownFormat(cache: CacheDatabase): Promise<InstanceFilterFormat['form']> {
  const known = await readMeta(cache, META_INSTANCE_FORM);
  if (known === null) return 'code';
  const age = Date.now() - known.at;
  return age >= 0 && age < KNOWN_FOR_MS[known.form] ? known.form : 'code';
}
