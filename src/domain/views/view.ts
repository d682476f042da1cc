/** What a view stores about a list. */
export interface ViewState {
  /**
   * The values of each filter, by the name of the filter. A period that moves with the current time is stored as a
   * name.
   */
  filters: Record<string, string[]>;
  /** The order of the list; null for the usual order. */
  sort: string | null;
  /** The shown columns in their order; null for the usual columns. */
  columns: string[] | null;
}

/** A view that a person has saved. It stays after a sign-out, so later builds must be able to read it. */
export interface SavedView {
  id: string;
  name: string;
  state: ViewState;
}

/** A view that the console offers to everyone. */
export interface BuiltInView {
  id: string;
  state: ViewState;
}

/** The version of the format in which views are stored. The format may only get further optional properties. */
export const VIEW_SCHEMA = 1;

export const MAX_NAME_LENGTH = 60;

/** The view without filters, in the usual order. Every list has it. */
export const ALL_VIEW: BuiltInView = { id: 'all', state: { filters: {}, sort: null, columns: null } };

/**
 * A view in an address: its id, and for a saved view also its name. With the name, other people who open the address
 * can save the view themselves.
 */
export interface ViewTag {
  id: string;
  name: string;
}

/** Reads the view in an address, such as "running" or "k3f9a2:Shop images"; null if there is none. */
export function readViewTag(text: string | null): ViewTag | null {
  if (text === null || text === '') return null;
  const at = text.indexOf(':');
  return at < 0
    ? { id: text, name: '' }
    : { id: text.slice(0, at), name: text.slice(at + 1).slice(0, MAX_NAME_LENGTH) };
}

/** Writes a view for an address. Null for `ALL_VIEW`, which an address leaves out. */
export function writeViewTag(view: BuiltInView | SavedView): string | null {
  if ('name' in view) return `${view.id}:${view.name}`;
  return view.id === ALL_VIEW.id ? null : view.id;
}

/**
 * The parts in which two states differ: the names of filters, `sort` and `columns`. The order of a filter's values does
 * not matter.
 */
export function changedParts(before: ViewState, after: ViewState): string[] {
  const names = new Set([...Object.keys(before.filters), ...Object.keys(after.filters)]);
  const valuesOf = ({ filters }: ViewState, name: string): string => JSON.stringify((filters[name] ?? []).toSorted());
  return [
    ...[...names].filter((name) => valuesOf(before, name) !== valuesOf(after, name)),
    ...(before.sort === after.sort ? [] : ['sort']),
    ...(JSON.stringify(before.columns) === JSON.stringify(after.columns) ? [] : ['columns']),
  ];
}

/** The view that a list shows. */
export interface ShownView {
  /** Null if the view comes from an address, and this person has not saved it. */
  view: BuiltInView | SavedView | null;
  /** If `view` is null, the name of the view in the address; else null. */
  foreignName: string | null;
  /** The parts in which the list differs from the view (`changedParts`). */
  changes: readonly string[];
}

/**
 * Finds the view that a list shows: the view in the address, else a view with the same state as the list, else
 * `ALL_VIEW`.
 */
export function findShownView(
  shown: ViewState & { view: string | null },
  views: readonly (BuiltInView | SavedView)[],
): ShownView {
  const tag = readViewTag(shown.view);
  const named = tag === null ? undefined : views.find(({ id }) => id === tag.id);
  if (tag !== null && tag.name !== '' && named === undefined) return { view: null, foreignName: tag.name, changes: [] };
  const equal = views.find(({ state }) => changedParts(state, shown).length === 0);
  const view = named ?? equal ?? ALL_VIEW;
  return { view, foreignName: null, changes: changedParts(view.state, shown) };
}
