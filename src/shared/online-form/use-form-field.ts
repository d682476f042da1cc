import type { TFunction } from 'i18next';
import type { Ref } from 'react';
import { useController, type Control, type FieldError, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { serverMessages } from '@/i18n/problem-text';

/** The messages of an online form's schema: keys of texts, which are translated when they are shown. */
export type CheckMessage =
  | 'error.required'
  | 'error.email'
  | 'error.passwordsDiffer'
  | 'error.passwordRules'
  | 'online:check.webAddress'
  | 'online:check.hostName'
  | 'online:check.tooLong'
  | 'online:check.code.characters'
  | 'online:check.code.reserved';

/** The message of an empty required field. */
export const REQUIRED = 'error.required' satisfies CheckMessage;

/** A field error with this type comes from the server. */
export const SERVER_ERROR = 'server';

/** The props that a form gives to a `ui/form` field. */
interface FormField<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | null;
  ref: Ref<HTMLInputElement>;
}

/** Connects a `ui/form` field to a value of a form: `<TextField label={…} {...useFormField(control, 'name')} />`. */
export function useFormField<Values extends FieldValues, Name extends FieldPath<Values>>(
  control: Control<Values>,
  name: Name,
): FormField<Values[Name]> {
  const { t } = useTranslation(['common', 'online']);
  const { field, fieldState } = useController({ control, name });
  return {
    name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    error: errorText(fieldState.error, t),
    ref: field.ref,
  };
}

function errorText(error: FieldError | undefined, t: TFunction<['common', 'online']>): string | null {
  if (error?.message === undefined) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the message of every check is a `CheckMessage`
  return error.type === SERVER_ERROR ? serverMessages(error.message.split('\n')) : t(error.message as CheckMessage);
}
