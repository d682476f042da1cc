import { writeGridState } from '@/data/use-grid-state';
import type { ViewState } from '@/domain/views/view';

/**
 * The query of the address of a list's first page. It always has a parameter, because an address without parameters
 * restores the last visit.
 * @param view the tag that `writeViewTag` makes for the view; null for none
 */
export function viewQuery(view: string | null, state: ViewState): string {
  return `?${writeGridState({ ...state, view, page: 1 }).toString() || 'page=1'}`;
}
