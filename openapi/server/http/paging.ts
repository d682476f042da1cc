import { badRequest } from './problem';
import { queryText, type Query } from './query-string';

/** The requested part of a list. */
export interface Paging {
  /** The number of the page, from 1. */
  number: number;
  /** Rows per page, at most `maxItemsPerPage`. */
  size: number;
  offset: number;
}

const defaultSize = 30;

// Like PHP's (int): the leading digits of a text as a number, else 0.
const phpInt = (text: string) => {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? 0 : Math.min(number, Number.MAX_SAFE_INTEGER);
};

/** Reads `page` and `itemsPerPage` like API Platform: an invalid page is a 400, a large size is capped silently. */
export function readPaging(query: Query, maxItemsPerPage: number): Paging {
  const number = phpInt(queryText(query, 'page') ?? '1');
  const asked = phpInt(queryText(query, 'itemsPerPage') ?? String(defaultSize));
  if (number < 1) throw badRequest('Page should not be less than 1');
  if (asked < 0) throw badRequest('Limit should not be less than 0');
  if (asked === 0 && number > 1) throw badRequest('Page should not be greater than 1 if limit is equal to 0');
  const size = Math.min(asked, maxItemsPerPage);
  return { number, size, offset: Math.min((number - 1) * size, Number.MAX_SAFE_INTEGER) };
}
