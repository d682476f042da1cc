import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useRef, type FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { useWrite } from '@/data/online/use-write';
import { useOnline } from '@/data/sync/use-sync';
import { problemText, serverMessage, serverMessages } from '@/i18n/problem-text';
import type { ApiProblem } from '@/domain/problem';
import { sameValue } from '@/lib/same-value';
import { commitPendingInput } from '@/ui/form/typed/pending-input';
import { toast } from '@/ui/overlay/toast';
import { useClearableToast } from '@/ui/overlay/use-clearable-toast';
import { placeInForm } from './place-in-form';
import { REQUIRED, SERVER_ERROR } from './use-form-field';
import { useKeptValues, type Restored } from './use-kept-values';
import { setValues } from './set-values';

/**
 * `POST` sends all values to create an item. `PATCH` sends only changed values, or no request if no value has changed.
 * `toWire` converts the values to the request's body; by default they are sent as they are.
 */
type Writing<Values> =
  | { method: 'POST'; toWire?: (values: Values) => unknown }
  | { method: 'PATCH'; toWire?: (changed: Partial<Values>) => unknown };

type OnlineFormOptions<Values extends FieldValues, Saved> = Writing<Values> & {
  /** Checks the values. The messages of the schema have the type `CheckMessage`. */
  schema: z.ZodMiniType<Values, Values>;
  /**
   * The server's values, or the initial values of a new item. If this option changes later, the values that the user
   * has typed stay.
   */
  values: Values;
  /** The fields whose values are never stored on the device, e.g. passwords. */
  secrets: readonly (keyof Values & string)[];
  /** Property name in the server's violations → form field, where the names differ. */
  aliases?: Readonly<Record<string, string>>;
  /** Called before anything is sent. If it resolves to false, nothing is sent. */
  confirm?: (values: Values) => Promise<boolean>;
  /** Returns the values that the form has after a save; by default the saved values. */
  afterwards?: (values: Values) => Values;
  /** The success toast; by default 'Your data has been saved successfully'. */
  savedText?: string;
  /** Called after a successful save, unless the route's action has redirected. */
  onSaved?: (values: Values, saved: Saved | null) => void;
};

export interface OnlineForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Attributes for the `form` element. */
  attributes: { id: string; noValidate: true; onSubmit: (event: FormEvent) => void };
  busy: boolean;
  /** True if the form still has its first values: the server's values, or the initial values of a new item. */
  unchanged: boolean;
  /** True if the form has changes and no save is pending. */
  unsaved: boolean;
  /** Set while the form has restored values that are not saved yet; null otherwise. */
  restored: Restored | null;
}

/**
 * A form of an online-only screen. It validates the values with zod, and sends them as JSON to the route's action.
 * Violations are shown at their fields; results are shown as toasts. After a failure, the typed values stay. If the
 * session ends, the typed values are restored after the same person has signed in again.
 *
 * `Saved` is the type of the value in the successful outcome of the route's action. `onSaved` gets this value; it gets
 * null if no request was sent, because no value had changed.
 */
export function useOnlineForm<Values extends FieldValues, Saved = unknown>(
  options: OnlineFormOptions<Values, Saved>,
): OnlineForm<Values> {
  const { t } = useTranslation(['common', 'online']);
  const { schema, aliases, confirm, onSaved } = options;
  const online = useOnline();
  const failure = useClearableToast();
  const id = useId();
  const form = useForm<Values>({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the values have the names and types of this form
    resolver: zodResolver(schema) as never,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the values have the names and types of this form
    defaultValues: options.values as DefaultValues<Values>,
  });
  const { isDirty } = form.formState;

  const refuse = (problem: ApiProblem): void => {
    const { byField, rest } = placeInForm(problem, Object.keys(form.getValues()), aliases);
    [...byField].forEach(([field, message], index) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the values have the names and types of this form
      form.setError(field as FieldPath<Values>, { type: SERVER_ERROR, message }, { shouldFocus: index === 0 }),
    );
    failure.error(refusalText(problem, rest));
  };
  /** The form's values when the pending write started. */
  const sent = useRef<Values | null>(null);
  const accept = (saved: Saved | null): void => {
    const typed = form.getValues();
    const values = sent.current ?? typed;
    form.reset(options.afterwards?.(values) ?? values);
    // Values typed since the write started are not saved yet.
    setValues(form, changedValues(typed, values));
    toast.success(options.savedText ?? t('success.saved'));
    onSaved?.(values, saved);
  };
  const { write, busy } = useWrite<Saved>((outcome) => {
    if (outcome.ok) accept(outcome.value);
    else refuse(outcome.problem);
  });

  // A ref instead of `busy`, because the session may end before `busy` is rendered.
  const isCreating = useRef(false);
  const restored = useKeptValues({ form, secrets: options.secrets, isCreating });

  const send = async (values: Values): Promise<void> => {
    sent.current = form.getValues();
    const changed = changedValues(values, form.formState.defaultValues ?? {});
    const isUnchanged = options.method === 'PATCH' && Object.keys(changed).length === 0;
    if (isUnchanged) accept(null);
    else if (confirm === undefined || (await confirm(values))) {
      isCreating.current = options.method === 'POST';
      await write(options.method, wireOf(options, values, changed));
      isCreating.current = false;
    }
  };
  const isSubmitting = useRef(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // A ref instead of `busy`, because a second press may come before `busy` is rendered.
    if (isSubmitting.current) return;
    failure.clear();
    if (!online) return failure.warning(t('error.offline'));
    if (!commitPendingInput()) return failure.error(t('form.correctMarked', { ns: 'online' }));
    isSubmitting.current = true;
    const submitting = form.handleSubmit(send, (errors) => failure.error(t(obstacleText(errors))))();
    void submitting.finally(() => {
      isSubmitting.current = false;
    });
  };
  return {
    form,
    attributes: { id, noValidate: true, onSubmit: submit },
    busy,
    unchanged: !isDirty,
    unsaved: isDirty && !busy,
    restored: isDirty ? restored : null,
  };
}

/** Why Save sends nothing: a required field is empty, or, if none is empty, a value is invalid. */
function obstacleText(errors: FieldErrors): 'error.requiredFields' | 'online:form.correctMarked' {
  const isEmpty = Object.values(errors).some((error) => error?.message === REQUIRED);
  return isEmpty ? 'error.requiredFields' : 'online:form.correctMarked';
}

function changedValues<Values extends FieldValues>(
  values: Values,
  base: Readonly<Record<string, unknown>>,
): Partial<Values> {
  const changed = Object.entries(values).filter(([key, value]) => !sameValue(value, base[key]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the values have the names and types of this form
  return Object.fromEntries(changed) as Partial<Values>;
}

function wireOf<Values>(writing: Writing<Values>, values: Values, changed: Partial<Values>): unknown {
  if (writing.method === 'POST') return writing.toWire === undefined ? values : writing.toWire(values);
  return writing.toWire === undefined ? changed : writing.toWire(changed);
}

/**
 * The toast for a refusal: the messages of violations that belong to no field. If every violation belongs to a field,
 * the title of the response; if there are no violations, the server's message.
 */
function refusalText(problem: ApiProblem, rest: readonly string[]): string {
  if (problem.violations.length === 0) return problemText(problem);
  if (rest.length > 0) return serverMessages(rest);
  return problem.title === null ? problemText({ ...problem, description: null }) : serverMessage(problem.title);
}
