import { PAGE_SIZE } from '@/lib/page-size';
/** The number of pages; 1 for an empty list. */
export function pageCount(total: number, pageSize: number = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Up to three page numbers. The current page is in the middle, unless it is the first or the last page. */
export function pagesAround(page: number, count: number): number[] {
  const width = Math.min(3, count);
  const first = Math.min(Math.max(1, page - 1), count - width + 1);
  return Array.from({ length: width }, (_, index) => first + index);
}
