import { isRecord, parseJson } from '@/lib/json';
import { MAX_NAME_LENGTH, type SavedView, type ViewState } from './view';

/**
 * Reads a person's views of one list from storage. Skips everything that is not a view, such as data from another
 * build.
 */
export function parseSavedViews(text: string | null): SavedView[] {
  const stored = text === null ? [] : parseJson(text);
  return Array.isArray(stored) ? stored.filter(isSavedView) : [];
}

function isSavedView(value: unknown): value is SavedView {
  return (
    isRecord(value) && typeof value['id'] === 'string' && typeof value['name'] === 'string' && isState(value['state'])
  );
}

function isState(value: unknown): value is ViewState {
  if (!isRecord(value) || !isRecord(value['filters'])) return false;
  const { filters, sort, columns } = value;
  return (
    Object.values(filters).every(isTexts) &&
    (sort === null || typeof sort === 'string') &&
    (columns === null || isTexts(columns))
  );
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** What can be wrong with the name of a view. */
export type NameProblem = 'empty' | 'long' | 'taken';

/**
 * What is wrong with a name for a view; null if the view can have it.
 * @param id the id of the view that gets the name; null for a new view
 */
export function nameProblem(name: string, views: readonly SavedView[], id: string | null): NameProblem | null {
  const wanted = name.trim();
  if (wanted === '') return 'empty';
  if (wanted.length > MAX_NAME_LENGTH) return 'long';
  const isTaken = views.some((view) => view.id !== id && view.name.toLowerCase() === wanted.toLowerCase());
  return isTaken ? 'taken' : null;
}

/** Adds a view at the end, or replaces the view with the same id. */
export function putView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const kept = { ...view, name: view.name.trim() };
  return views.some(({ id }) => id === view.id)
    ? views.map((each) => (each.id === view.id ? kept : each))
    : [...views, kept];
}

/**
 * Moves a view one place to the left or right. The first view cannot move left, and the last view cannot move right.
 */
export function moveView(views: readonly SavedView[], id: string, by: 1 | -1): SavedView[] {
  const from = views.findIndex((view) => view.id === id);
  const moved = [...views];
  const [view] = from < 0 ? [] : moved.splice(from, 1);
  if (view !== undefined) moved.splice(Math.min(Math.max(from + by, 0), moved.length), 0, view);
  return moved;
}
