import { useCallback, useEffect, useMemo, useState } from 'react';
import { replace, useNavigate, useSearchParams } from 'react-router-dom';
import type { ViewState } from '@/domain/views/view';
import { sameValue } from '@/lib/same-value';
import { gridName } from '@/lib/storage-keys';
import { readRemembered, remember } from './user-storage';

const SORT = 'sort';
const COLUMNS = 'columns';
const VIEW = 'view';

/** Page, filters, order and columns of one list. A filter has one or more values. */
export interface GridState extends ViewState {
  /** 1-based. */
  page: number;
  /** The chosen view (`readViewTag`); null if there is none. The rest of the state may differ from that view. */
  view: string | null;
}

export interface Grid extends GridState {
  setPage(page: number): void;
  /** Sets a filter, or clears it if `values` is empty. Returns to page 1. */
  setFilter(name: string, values: readonly string[]): void;
  clearFilters(): void;
  /** Sets the order and returns to page 1. Stable until the state changes. */
  setSort(sort: string | null): void;
  /** @param columns the keys of the columns; null for the usual columns */
  setColumns(columns: string[] | null): void;
  /**
   * Shows the first page of a view.
   * @param view the tag that `writeViewTag` makes for the view; null for none
   */
  show(view: string | null, state: ViewState): void;
}

/**
 * The state of a list, kept in the address and remembered for each grid and person. The parameters of the address
 * override the remembered state. On a new visit, the address has no parameters and gets the remembered state.
 * @param name the name of the grid
 * @param filterNames the parameters that are filters of this grid
 */
export function useGridState(name: string, filterNames: readonly string[]): Grid {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  // Read only once for each address, because a new choice is stored before the address contains it.
  const remembered = useMemo(() => rememberedQuery(name, filterNames, params), [name, filterNames, params]);
  const given = useMemo(
    () => readState(remembered === null ? params : new URLSearchParams(remembered), filterNames),
    [remembered, params, filterNames],
  );
  // The address changes only after the route's loader has ended. Until then, a second choice must build on the first.
  const [chosen, setChosen] = useState({ given, state: given });
  const isPending = chosen.given === given;
  const state = isPending || sameValue(chosen.state, given) ? chosen.state : given;

  useEffect(() => {
    if (remembered !== null) void navigate(`?${remembered}`, { replace: true });
  }, [remembered, navigate]);

  const write = useCallback(
    (next: GridState) => {
      const query = writeGridState(next);
      setChosen({ given, state: readState(query, filterNames) });
      remember(gridName(name), query.toString());
      // Add a page parameter to the current history entry, so that Back does not count as a new visit.
      if (!hasParameters(params, filterNames)) history.replaceState(history.state, '', '?page=1');
      void navigate(`?${query}`);
    },
    [name, filterNames, given, params, navigate],
  );

  const setSort = useCallback((sort: string | null) => write({ ...state, page: 1, sort }), [write, state]);

  return {
    ...state,
    setPage: (page) => write({ ...state, page }),
    setFilter: (filter, values) => write({ ...state, page: 1, filters: { ...state.filters, [filter]: [...values] } }),
    clearFilters: () => write({ ...state, page: 1, filters: {} }),
    setSort,
    setColumns: (columns) => write({ ...state, columns }),
    show: (view, shown) => write({ ...shown, view, page: 1 }),
  };
}

/**
 * The state of a list in the address, for the loader of the list's route.
 * @throws a redirect to the remembered state when the address has no parameters of the list
 */
export function readGridState({ url }: Request, name: string, filterNames: readonly string[]): GridState {
  const { pathname, searchParams } = new URL(url);
  const remembered = rememberedQuery(name, filterNames, searchParams);
  if (remembered !== null) throw replace(`${pathname}?${remembered}`);
  return readState(searchParams, filterNames);
}

/** Whether the address has parameters of this list. */
const hasParameters = (params: URLSearchParams, filterNames: readonly string[]): boolean =>
  ['page', SORT, COLUMNS, VIEW, ...filterNames].some((key) => params.has(key));

/** The remembered query of a list; null when the address has parameters of the list, or nothing is remembered. */
function rememberedQuery(name: string, filterNames: readonly string[], params: URLSearchParams): string | null {
  return hasParameters(params, filterNames) ? null : readRemembered(gridName(name)) || null;
}

function readState(params: URLSearchParams, filterNames: readonly string[]): GridState {
  const page = Number(params.get('page') ?? '1');
  const filters: Record<string, string[]> = Object.fromEntries(
    filterNames
      .map((name): [string, string[]] => [name, params.getAll(name).filter((value) => value !== '')])
      .filter(([, values]) => values.length > 0),
  );
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    filters,
    sort: params.get(SORT) || null,
    columns: params.get(COLUMNS)?.split(',') ?? null,
    view: params.get(VIEW) || null,
  };
}

/** The query of the address that shows this state. */
export function writeGridState({ page, filters, sort, columns, view }: GridState): URLSearchParams {
  const query = new URLSearchParams();
  if (view !== null) query.set(VIEW, view);
  if (page > 1) query.set('page', String(page));
  for (const [name, values] of Object.entries(filters)) for (const value of values) query.append(name, value);
  if (sort !== null) query.set(SORT, sort);
  if (columns !== null) query.set(COLUMNS, columns.join(','));
  return query;
}
