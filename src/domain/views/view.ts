/** What a view keeps of a list. */
export interface ViewState {
  /** The values of each filter. A period that moves with the time is kept by its name. */
  filters: Record<string, string[]>;
  /** Null for the list's usual order. */
  sort: string | null;
  /** The shown columns in their order; null for the usual ones. */
  columns: string[] | null;
}

/** A view that a person has saved. It outlives a sign-out, so later builds must be able to read it. */
export interface SavedView {
  id: string;
  name: string;
  state: ViewState;
}

/** A view of the console itself. */
export interface BuiltInView {
  id: string;
  state: ViewState;
}

/** Increases with the shape of stored views; properties are only added, and then optional. */
export const VIEW_SCHEMA = 1;

export const MAX_NAME_LENGTH = 60;

/** The view without filters, in the usual order. Every list has it. */
export const ALL_VIEW: BuiltInView = { id: 'all', state: { filters: {}, sort: null, columns: null } };

/** A view in an address: the id, and for a saved view its name, so that others can read and keep it. */
export interface ViewTag {
  id: string;
  name: string;
}

/** Parses "running" or "k3f9a2:Shop images"; null for nothing. */
export function readViewTag(text: string | null): ViewTag | null {
  if (text === null || text === '') return null;
  const at = text.indexOf(':');
  return at < 0
    ? { id: text, name: '' }
    : { id: text.slice(0, at), name: text.slice(at + 1).slice(0, MAX_NAME_LENGTH) };
}

/** The view as an address has it; null for the view of everything, which needs no mention. */
export function writeViewTag(view: BuiltInView | SavedView): string | null {
  if ('name' in view) return `${view.id}:${view.name}`;
  return view.id === ALL_VIEW.id ? null : view.id;
}

/** The parts in which two states differ: names of filters, `sort` and `columns`. The order of a filter's values does not count. */
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
  /** Null for a view that came with an address and is not among the person's own. */
  view: BuiltInView | SavedView | null;
  /** The name that came with the address of such a view; else null. */
  foreignName: string | null;
  /** What is different from the view (`changedParts`). */
  changes: readonly string[];
}

/**
 * Finds the view that a list shows: the one that the address names, else one that is equal to the list, else the view
 * of everything.
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
