import type { SecuredVariable } from '@/domain/instance';

/** What stands in the place of a value that the server has. It is drawn, never stored, typed or sent. */
export const MASK = '********';

/** What a person has typed into one variable and what became of it. Lives as long as the form, and nowhere else. */
export interface SecuredWork {
  /** Null while the mask is shown. */
  typed: string | null;
  busy: boolean;
  /** Why the last save or delete failed, in words. */
  problem: string | null;
  /** What of that is about the code of a variable that is not stored yet. */
  codeProblem: string | null;
}

/** A variable that was added in this form; `id` is null until it is saved. */
export interface AddedVariable {
  key: string;
  id: number | null;
  code: string;
}

export interface SecuredState {
  work: Readonly<Record<string, SecuredWork>>;
  added: readonly AddedVariable[];
  /** Ids of variables that are hidden because they are being deleted or were. */
  deleted: readonly number[];
}

export interface SecuredRow extends AddedVariable, SecuredWork {}

export const NO_WORK: SecuredWork = { typed: null, busy: false, problem: null, codeProblem: null };
export const EMPTY_STATE: SecuredState = { work: {}, added: [], deleted: [] };

/** Key of a variable that the server has. */
const keyOf = (id: number): string => `id:${id}`;

/** The rows to show: the server's variables, then those added here that the server's list does not name yet. */
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

/** The row of one code, for a field that stands alone; a new one, without a value yet, when there is none. */
export function securedRow(variables: readonly SecuredVariable[], state: SecuredState, code: string): SecuredRow {
  const key = `field:${code}`;
  const row = securedRows(variables, state).find((each) => each.code === code && each.id !== null);
  return row ?? { key, id: null, code, ...(state.work[key] ?? NO_WORK) };
}

/** Whether there is something to save: a code, and a value that is not the mask. */
export function isUnlocked({ code, typed, busy }: SecuredRow): boolean {
  return !busy && code.trim() !== '' && typed !== null && typed !== '' && typed !== MASK;
}

/** The state with other work on one variable. */
export function withWork(state: SecuredState, key: string, change: Partial<SecuredWork>): SecuredState {
  return { ...state, work: { ...state.work, [key]: { ...(state.work[key] ?? NO_WORK), ...change } } };
}
