import type { Query } from '../query-string';
import type { Paging } from '../paging';
import { usesPrefix, type Dialect } from './dialect';
import { writeResource, type Resource } from './resource';

/** One page of a list. */
export interface Page {
  /** The type of the members, as in `/api/contexts/JobExecution`. */
  type: string;
  path: string;
  members: readonly Resource[];
  totalItems: number;
  paging: Paging;
  query: Query;
}

const encode = (text: string) => encodeURIComponent(text).replaceAll('%20', '+');

function link(page: Page, number: number | null): string {
  const others = page.query.entries.filter(([name]) => name !== 'page');
  const entries = number === null ? others : [...others, ['page', String(number)] as const];
  const text = entries.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  return text === '' ? page.path : `${page.path}?${text}`;
}

function view(page: Page, prefix: string): Record<string, string> | null {
  const { paging, totalItems, query } = page;
  const last = paging.size === 0 ? 1 : Math.max(1, Math.ceil(totalItems / paging.size));
  const type = `${prefix}PartialCollectionView`;
  if (last === 1 && paging.number === 1) {
    return query.entries.length === 0 ? null : { '@id': link(page, null), '@type': type };
  }
  return {
    '@id': link(page, paging.number),
    '@type': type,
    [`${prefix}first`]: link(page, 1),
    [`${prefix}last`]: link(page, last),
    ...(paging.number > 1 && { [`${prefix}previous`]: link(page, paging.number - 1) }),
    ...(paging.number < last && { [`${prefix}next`]: link(page, paging.number + 1) }),
  };
}

/**
 * The page as a hydra collection in the format of the dialect. If the list has only one page and the call has no query,
 * the collection has no view.
 */
export function writeCollection(page: Page, dialect: Dialect): Record<string, unknown> {
  const prefix = usesPrefix(dialect) ? 'hydra:' : '';
  const shownView = view(page, prefix);
  return {
    '@context': `/api/contexts/${page.type}`,
    '@id': page.path,
    '@type': `${prefix}Collection`,
    [`${prefix}totalItems`]: page.totalItems,
    [`${prefix}member`]: page.members.map((member) => writeResource(member, dialect)),
    ...(shownView && { [`${prefix}view`]: shownView }),
  };
}
