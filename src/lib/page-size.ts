/** Rows on one page of a list; the backend's own page size as well. */
export const PAGE_SIZE = 30;
