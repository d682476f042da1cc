import { isListWithGaps, isRecord, listValues, readNumber } from '@/lib/json';

/** One page of a collection, in any variant of the hydra format. */
export interface Collection {
  members: unknown[];
  /** The number of members on all pages; null if the server does not count them. */
  total: number | null;
  /** Whether there is a next page; null if the response does not tell. */
  hasNext: boolean | null;
  /** The server's declaration of its filters, unparsed. */
  search?: unknown;
}

/** A page with the time of its request (`requestedAt` of `ApiResult`). */
export interface CollectionPage extends Collection {
  requestedAt: number;
}

/** The members of a JSON array, or of a PHP array with gaps, which arrives as an object. Null for anything else. */
const membersOf = (value: unknown): unknown[] | null =>
  Array.isArray(value) || isListWithGaps(value) ? listValues(value) : null;

/**
 * The members of a plain JSON array (or PHP's object form), without hydra's envelope; null for anything else. `{}` does
 * not count as an empty list, because it may come from an error or from another program.
 */
const bareMembers = (body: unknown): unknown[] | null =>
  isRecord(body) && Object.keys(body).length === 0 ? null : membersOf(body);

/** Whether a response is a plain array without hydra's envelope. Such a list has no pages. */
export const isBareList = (body: unknown): boolean => bareMembers(body) !== null;

/**
 * Reads a hydra collection, whose keys may have the prefix `hydra:`, or a bare list. Returns null for anything else:
 * such a response does not come from this API and must not change the cache.
 */
export function readCollection(body: unknown): Collection | null {
  const bare = bareMembers(body);
  if (bare !== null) return { members: bare, total: bare.length, hasNext: false };
  if (!isRecord(body)) return null;
  const members = membersOf(body['hydra:member'] ?? body['member']);
  if (members === null) return null;
  const total = readNumber(body['hydra:totalItems'] ?? body['totalItems']);
  const view = body['hydra:view'] ?? body['view'];
  return {
    members,
    total: total !== null && total < 0 ? null : total,
    hasNext: isRecord(view) ? (view['hydra:next'] ?? view['next'] ?? null) !== null : null,
    search: body['hydra:search'] ?? body['search'],
  };
}

/** Whether a response declares a filter with this name, in the template or in the mapping of its `search`. */
export function declaresFilter({ search }: Pick<Collection, 'search'>, name: string): boolean {
  if (!isRecord(search)) return false;
  const template = search['hydra:template'] ?? search['template'];
  const mapping = listValues(search['hydra:mapping'] ?? search['mapping']);
  const variables = typeof template === 'string' ? template.split(/[{}?&,]/) : [];
  return variables.includes(name) || mapping.some((each) => isRecord(each) && each['variable'] === name);
}

/**
 * Whether this page is the last one: it is empty, or it says that there is no next page. If a page does not say whether
 * there is a next page, the total decides.
 * @param seenSoFar the number of members on all pages up to this one
 */
export function isLastPage(page: Collection, seenSoFar: number): boolean {
  if (page.members.length === 0 || page.hasNext === false) return true;
  if (page.hasNext === true) return false;
  return page.total !== null && seenSoFar >= page.total;
}

/**
 * Whether this page is the last one and contradicts itself: all pages together have fewer members than the total, or
 * the page is empty and links to a next page. Such a response comes from a failing backend, so rows that it lacks must
 * not be deleted.
 * @param seenSoFar the number of members on all pages up to this one
 */
export function contradictsItself(page: Collection, seenSoFar: number): boolean {
  if (!isLastPage(page, seenSoFar)) return false;
  return (page.total !== null && seenSoFar < page.total) || (page.members.length === 0 && page.hasNext === true);
}

/** A relation in any format: an embedded object, an IRI, or a plain text such as an e-mail. */
export interface Relation {
  /** The last path segment of the IRI, decoded; null if the relation has no IRI, or a generated one. */
  key: string | null;
  fields: Record<string, unknown>;
  /** The relation as plain text when it is neither an object nor an IRI. */
  text: string | null;
}

/**
 * Reads a relation; null if the value is absent or has another type. An IRI under `/.well-known/genid/` is generated
 * and identifies nothing, so it has no key.
 */
export function readRelation(value: unknown): Relation | null {
  if (typeof value === 'string' && value !== '') {
    const key = keyOfIri(value);
    return { key, fields: {}, text: key === null ? value : null };
  }
  if (!isRecord(value)) return null;
  const iri = value['@id'];
  return { key: typeof iri === 'string' ? keyOfIri(iri) : null, fields: value, text: null };
}

/** The text in a field of a relation; null if the field is absent or has another type. */
export const fieldText = (fields: Relation['fields'], key: string): string | null => {
  const value = fields[key];
  return typeof value === 'string' ? value : null;
};

/**
 * The decoded last segment of an IRI, which may be a path or a complete URL. Null for a generated IRI and for any other
 * text.
 */
export function keyOfIri(iri: string): string | null {
  const path = iri.replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/]*/i, '');
  if (!path.startsWith('/') || path.includes('/.well-known/genid/')) return null;
  const segment = path.split('/').pop() ?? '';
  try {
    return segment === '' ? null : decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
