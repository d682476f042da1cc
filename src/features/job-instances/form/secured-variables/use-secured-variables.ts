import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commands } from '@/data/commands';
import { problemText, serverMessages } from '@/i18n/problem-text';
import type { ApiProblem, Violation } from '@/domain/problem';
import { randomId } from '@/lib/browser/random-id';
import type { InstanceRow, SecuredVariable } from '@/domain/instance';
import { useInstanceLookup } from '@/data/queries/use-instance-lookup';
import { toast } from '@/ui/overlay/toast';
import {
  EMPTY_STATE,
  NO_EDIT,
  securedRow,
  securedRows,
  withEdit,
  type AddedVariable,
  type SecuredRow,
  type SecuredEdit,
} from './secured-rows';

/** The secrets of one instance and the actions of its form. */
export interface SecuredVariables {
  /** Null until the instance exists. */
  instanceCode: string | null;
  /** Undefined until the variables are in the cache. */
  rows: SecuredRow[] | undefined;
  /** Why the variables could not be read; null if the reading did not fail. */
  problem: ApiProblem | null;
  rowOf: (code: string) => SecuredRow;
  add: () => void;
  rename: (row: SecuredRow, code: string) => void;
  /** Sets the typed text; null shows the mask again. */
  setTyped: (row: SecuredRow, text: string | null) => void;
  /** Resolves to true if the value was stored. After a failure, the typed text is kept. */
  save: (row: SecuredRow) => Promise<boolean>;
  remove: (row: SecuredRow) => Promise<void>;
}

const NONE: SecuredVariable[] = [];

/**
 * Keeps typed secrets in memory while the form is open. A secret leaves memory only in the request that stores it.
 * @param instance null until the instance exists
 */
export function useSecuredVariables(instance: InstanceRow | null): SecuredVariables {
  const { t } = useTranslation();
  const [state, setState] = useState(EMPTY_STATE);
  const instanceCode = instance?.code ?? null;
  const variables = instance?.securedVariables ?? NONE;

  const isUnread = instance !== null && instance.securedVariables === null;
  // A list of instances does not contain variables, so the instance itself is read.
  const { lookup } = useInstanceLookup(instanceCode ?? '', isUnread);
  const problem = lookup.state === 'failed' ? lookup.problem : null;

  const fail = useCallback((key: string, problem: ApiProblem, isCodeShown: boolean) => {
    console.warn('A secured variable could not be stored or deleted.', problem.kind, problem.status);
    setState((before) => withEdit(before, key, { busy: false, ...splitProblem(problem, isCodeShown) }));
  }, []);

  const save = useCallback(
    async ({ key, id, code, typed }: SecuredRow): Promise<boolean> => {
      if (instanceCode === null || typed === null) return false;
      setState((before) => withEdit(before, key, { busy: true, problem: null, codeProblem: null }));
      const outcome = await store(instanceCode, { id, code: code.trim(), value: typed });
      if (!outcome.ok) {
        fail(key, outcome.problem, id === null);
        return false;
      }
      setState((before) => ({
        ...withEdit(before, key, NO_EDIT),
        added: before.added.flatMap((row) => (row.key === key ? rowsAfterSave(row, outcome.value) : row)),
      }));
      toast.success(t('success.saved'));
      return true;
    },
    [instanceCode, fail, t],
  );

  const remove = useCallback(
    async ({ key, id }: SecuredRow): Promise<void> => {
      if (instanceCode === null) return;
      if (id === null) {
        setState((before) => ({ ...before, added: before.added.filter((row) => row.key !== key) }));
        return;
      }
      setState((before) => ({ ...withEdit(before, key, NO_EDIT), deleted: [...before.deleted, id] }));
      const outcome = await commands.deleteSecuredVariable({ instanceCode, id });
      if (outcome.ok) return;
      setState((before) => ({ ...before, deleted: before.deleted.filter((each) => each !== id) }));
      fail(key, outcome.problem, false);
    },
    [instanceCode, fail],
  );

  return useMemo(
    () => ({
      instanceCode,
      rows: isUnread ? undefined : securedRows(variables, state),
      problem,
      rowOf: (code) => securedRow(variables, state, code),
      add: () =>
        setState((before) => ({
          ...before,
          added: [...before.added, { key: randomId(), id: null, code: '' }],
        })),
      rename: ({ key }, code) =>
        setState((before) => ({
          ...withEdit(before, key, { codeProblem: null }),
          added: before.added.map((row) => (row.key === key ? { ...row, code } : row)),
        })),
      setTyped: ({ key }, typed) => setState((before) => withEdit(before, key, { typed })),
      save,
      remove,
    }),
    [instanceCode, isUnread, problem, variables, state, save, remove],
  );
}

/** Stores one value. After a success, `value` is the id of the variable; null if the server did not return the id. */
async function store(instanceCode: string, { id, code, value }: { id: number | null; code: string; value: string }) {
  if (id === null) {
    const outcome = await commands.createSecuredVariable({ instanceCode, code, value });
    return outcome.ok ? { ok: true as const, value: outcome.value.id } : outcome;
  }
  const outcome = await commands.updateSecuredVariable({ instanceCode, id, value });
  return outcome.ok ? { ok: true as const, value: id } : outcome;
}

/**
 * The added row after its variable was stored. If the server returned no id, the row is dropped and reappears when the
 * server lists the variable.
 */
function rowsAfterSave(row: AddedVariable, id: number | null): AddedVariable[] {
  return id === null ? [] : [{ ...row, id, code: row.code.trim() }];
}

/**
 * Splits a refusal into the messages about the code and all other messages. If the form shows no code field, `problem`
 * has all messages.
 */
function splitProblem(problem: ApiProblem, isCodeShown: boolean): Pick<SecuredEdit, 'problem' | 'codeProblem'> {
  const { violations } = problem;
  if (violations.length === 0) return { problem: problemText(problem), codeProblem: null };
  const isOfCode = ({ propertyPath }: Violation): boolean => isCodeShown && propertyPath === 'code';
  return {
    problem: wordsOf(violations.filter((violation) => !isOfCode(violation))),
    codeProblem: wordsOf(violations.filter(isOfCode)),
  };
}

function wordsOf(violations: readonly Violation[]): string | null {
  return serverMessages(violations.map(({ message }) => message)) || null;
}
