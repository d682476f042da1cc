/** Rows on one page of a list; the same as the backend's page size. */
export const PAGE_SIZE = 30;
