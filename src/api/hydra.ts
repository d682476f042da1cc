import { isListWithGaps, isRecord, listValues, readNumber } from '@/lib/json';

/** A page of a collection in any dialect. `total` is null under partial pagination; `hasNext` is null when unknown. */
export interface Collection {
  members: unknown[];
  total: number | null;
  hasNext: boolean | null;
  /** The filters that the server declares, as it sends them. */
  search?: unknown;
}

/** A page with the time of its request; `requestedAt` as in `ApiResult`. */
export interface CollectionPage extends Collection {
  requestedAt: number;
}

/** The members of a list; null for anything that is no list. */
const membersOf = (value: unknown): unknown[] | null =>
  Array.isArray(value) || isListWithGaps(value) ? listValues(value) : null;

/** The members of a response that is a list and no collection; null otherwise. */
const bareMembers = (body: unknown): unknown[] | null =>
  isRecord(body) && Object.keys(body).length === 0 ? null : membersOf(body);

/** Whether a response is a list and no collection. Such a list has no pages. */
export const isBareList = (body: unknown): boolean => bareMembers(body) !== null;

/**
 * Reads a hydra collection with or without the prefix, or a bare list. Returns null for anything else: such a response
 * does not come from this API and must not change the cache.
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

/** Whether the server declares a filter of this name, in the template or in the mapping of the search. */
export function declaresFilter({ search }: Pick<Collection, 'search'>, name: string): boolean {
  if (!isRecord(search)) return false;
  const template = search['hydra:template'] ?? search['template'];
  const mapping = listValues(search['hydra:mapping'] ?? search['mapping']);
  const variables = typeof template === 'string' ? template.split(/[{}?&,]/) : [];
  return variables.includes(name) || mapping.some((each) => isRecord(each) && each['variable'] === name);
}

/**
 * Whether this page is the last one: it has no next link, the total is reached, or the page is empty. A page with few
 * members is not necessarily the last.
 */
export function isLastPage(page: Collection, seenSoFar: number): boolean {
  if (page.members.length === 0 || page.hasNext === false) return true;
  if (page.hasNext === true) return false;
  return page.total !== null && seenSoFar >= page.total;
}

/**
 * Whether the last page contradicts itself: the list has fewer members than its total, or an empty page links to a next
 * one. Such a response comes from a failing backend, so its missing members must not be deleted.
 */
export function contradictsItself(page: Collection, seenSoFar: number): boolean {
  if (!isLastPage(page, seenSoFar)) return false;
  return (page.total !== null && seenSoFar < page.total) || (page.members.length === 0 && page.hasNext === true);
}

/** A relation in any format: an embedded object, an IRI, or a plain text such as an e-mail. */
export interface Relation {
  /** Last path segment of the IRI, decoded; null when the relation has no IRI. */
  key: string | null;
  fields: Record<string, unknown>;
  /** The relation as plain text when it is neither an object nor an IRI. */
  text: string | null;
}

/**
 * Reads a relation. Null for null, undefined or a value of another type. Ids under `/.well-known/genid/` are generated
 * and identify nothing.
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

/** Last segment of an IRI, absolute or not; null for generated ids and for texts that are not IRIs. */
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
