import type { SecuredVariable } from '@/domain/instance';

/** Displayed instead of a stored value. Never stored or sent. */
export const MASK = '********';

/** The typed value of one variable and the result of saving it. Kept only in memory. */
export interface SecuredEdit {
  /** Null while the mask is displayed. */
  typed: string | null;
  busy: boolean;
  /** The message of the last save or delete if it failed, else null. */
  problem: string | null;
  /** The part of the message that concerns the code; only for a variable that is not stored yet. */
  codeProblem: string | null;
}

/** A variable added in this form; `id` is null until it is saved. */
export interface AddedVariable {
  key: string;
  id: number | null;
  code: string;
}

export interface SecuredState {
  edits: Readonly<Record<string, SecuredEdit>>;
  added: readonly AddedVariable[];
  /** Ids of deleted variables, including pending deletes; their rows are hidden. */
  deleted: readonly number[];
}

export interface SecuredRow extends AddedVariable, SecuredEdit {}

export const NO_EDIT: SecuredEdit = { typed: null, busy: false, problem: null, codeProblem: null };
export const EMPTY_STATE: SecuredState = { edits: {}, added: [], deleted: [] };

/** The row key of a variable on the server. */
const keyOf = (id: number): string => `id:${id}`;

/**
 * The rows to show: the server's variables, then added variables that the server does not list yet. An added variable
 * keeps its key when the server lists it, so that text typed meanwhile stays.
 */
export function securedRows(
  variables: readonly SecuredVariable[],
  { edits, added, deleted }: SecuredState,
): SecuredRow[] {
  const known = new Set(variables.map(({ id }) => id));
  const addedKeys = new Map(added.map(({ id, key }) => [id, key]));
  const listed = variables.map(({ id, code }): AddedVariable => ({ key: addedKeys.get(id) ?? keyOf(id), id, code }));
  return [...listed, ...added.filter(({ id }) => id === null || !known.has(id))]
    .filter(({ id }) => id === null || !deleted.includes(id))
    .map((variable) => ({ ...variable, ...(edits[variable.key] ?? NO_EDIT) }));
}

/**
 * The row of the secret with this code, for a form that shows this secret in a field. Returns a new row if no such
 * secret is stored.
 */
export function securedRow(variables: readonly SecuredVariable[], state: SecuredState, code: string): SecuredRow {
  const key = `field:${code}`;
  const row = securedRows(variables, state).find((each) => each.code === code && each.id !== null);
  return row ?? { key, id: null, code, ...(state.edits[key] ?? NO_EDIT) };
}

/** True if the row can be saved: it has a code and a value that is not the mask, and it is not being saved. */
export function isSavable({ code, typed, busy }: SecuredRow): boolean {
  return !busy && code.trim() !== '' && typed !== null && typed !== '' && typed !== MASK;
}

/** Returns the state with a changed edit of the variable whose row has this key. */
export function withEdit(state: SecuredState, key: string, change: Partial<SecuredEdit>): SecuredState {
  return { ...state, edits: { ...state.edits, [key]: { ...(state.edits[key] ?? NO_EDIT), ...change } } };
}
