import type { SecuredVariable } from '@/domain/instance';

/** Shown instead of a stored value. It is only drawn, never stored, typed or sent. */
export const MASK = '********';

/** The typed text of one variable and the result of saving it. Exists only in the memory of the form. */
export interface SecuredWork {
  /** Null while the mask is shown. */
  typed: string | null;
  busy: boolean;
  /** Message of the last failed save or delete. */
  problem: string | null;
  /** The part of the message about the code of a variable that is not stored yet. */
  codeProblem: string | null;
}

/** A variable added in this form; `id` is null until it is saved. */
export interface AddedVariable {
  key: string;
  id: number | null;
  code: string;
}

export interface SecuredState {
  work: Readonly<Record<string, SecuredWork>>;
  added: readonly AddedVariable[];
  /** Ids of deleted variables, also while the delete is pending; they are hidden. */
  deleted: readonly number[];
}

export interface SecuredRow extends AddedVariable, SecuredWork {}

export const NO_WORK: SecuredWork = { typed: null, busy: false, problem: null, codeProblem: null };
export const EMPTY_STATE: SecuredState = { work: {}, added: [], deleted: [] };

/** Key of a variable on the server. */
const keyOf = (id: number): string => `id:${id}`;

/** The rows to show: the server's variables, then added ones that the server does not list yet. */
export function securedRows(
  variables: readonly SecuredVariable[],
  { work, added, deleted }: SecuredState,
): SecuredRow[] {
  const known = new Set(variables.map(({ id }) => id));
  const listed = variables.map(({ id, code }): AddedVariable => ({ key: keyOf(id), id, code }));
  return [...listed, ...added.filter(({ id }) => id === null || !known.has(id))]
    .filter(({ id }) => id === null || !deleted.includes(id))
    .map((variable) => ({ ...variable, ...(work[variable.key] ?? NO_WORK) }));
}

/** The row of one code, for a single field; a new, empty row when there is none. */
export function securedRow(variables: readonly SecuredVariable[], state: SecuredState, code: string): SecuredRow {
  const key = `field:${code}`;
  const row = securedRows(variables, state).find((each) => each.code === code && each.id !== null);
  return row ?? { key, id: null, code, ...(state.work[key] ?? NO_WORK) };
}

/** Whether the row can be saved: it has a code and a value that is not the mask. */
export function isUnlocked({ code, typed, busy }: SecuredRow): boolean {
  return !busy && code.trim() !== '' && typed !== null && typed !== '' && typed !== MASK;
}

/** The state with a change of one variable's work. */
export function withWork(state: SecuredState, key: string, change: Partial<SecuredWork>): SecuredState {
  return { ...state, work: { ...state.work, [key]: { ...(state.work[key] ?? NO_WORK), ...change } } };
}
