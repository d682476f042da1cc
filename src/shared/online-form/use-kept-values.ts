import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { forgetValues, keepValues, keptValuesKey, readKeptValues, type KeptValues } from '@/data/online/kept-values';
import { currentSession, isSignedOut, subscribeSession } from '@/data/session-store';
import { sameValue } from '@/lib/same-value';
import { setValues } from './set-values';

interface KeptValuesOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The fields that are never kept. */
  secrets: readonly string[];
  /** True while a save that creates an item is pending. Then it is unknown whether the server has the values. */
  isCreating: RefObject<boolean>;
}

/** Facts about restored values, which the form tells the user. */
export interface Restored {
  /** True if the user had typed secrets, which are not restored. */
  lacksSecrets: boolean;
  /** True if a save that creates an item was pending when the session ended. */
  isSending: boolean;
}

/**
 * Keeps the typed values of a form when the session expires, and restores them when the same person opens the form
 * again. Keeps nothing at a sign-out, and sends nothing.
 * @returns null if nothing was restored
 */
export function useKeptValues<Values extends FieldValues>(options: KeptValuesOptions<Values>): Restored | null {
  const { form, secrets } = options;
  const { pathname } = useLocation();
  const [key] = useState(() => keptValuesKey(pathname, Object.keys(form.getValues())));
  const [restored] = useState(() => (key === null ? null : readFitting(key, form.getValues(), secrets)));
  useEffect(() => {
    if (restored !== null) setValues(form, restored.values);
  }, [form, restored]);
  useKeepAtSessionEnd(key, () => changedValues(options));
  return restored;
}

/**
 * Keeps the values of a form when the session ends by itself, but not at a sign-out. On mount, deletes the values that
 * were kept under `key`, so the caller must read them first.
 * @param key from `keptValuesKey`
 * @param collect returns the values without secrets; null if there is nothing to keep
 */
export function useKeepAtSessionEnd(key: string | null, collect: () => KeptValues | null): void {
  const collectNewest = useEffectEvent(collect);
  useEffect(() => {
    if (key === null) return undefined;
    forgetValues(key);
    return subscribeSession(() => {
      const kept = currentSession() === null && !isSignedOut() ? collectNewest() : null;
      if (kept !== null) keepValues(key, kept);
    });
  }, [key]);
}

/** The kept values that fit the form and differ from the server's values; null if there are none. */
function readFitting(
  key: string,
  current: Readonly<Record<string, unknown>>,
  secrets: readonly string[],
): ReturnType<typeof readKeptValues> {
  const kept = readKeptValues(key);
  const fitting = Object.entries(kept?.values ?? {}).filter(
    ([field, value]) =>
      hasTypeOf(value, current[field]) && !sameValue(value, current[field]) && !secrets.includes(field),
  );
  return kept === null || fitting.length === 0 ? null : { ...kept, values: Object.fromEntries(fitting) };
}

/** True if both values have the same type: a text, a boolean, or a list of texts. */
function hasTypeOf(value: unknown, other: unknown): boolean {
  if (!Array.isArray(other)) return typeof value === typeof other && typeof value !== 'object';
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** The values that differ from the server's values, without secrets; null if there are none. */
function changedValues<Values extends FieldValues>({
  form,
  secrets,
  isCreating,
}: KeptValuesOptions<Values>): KeptValues | null {
  const stored: Readonly<Record<string, unknown>> = form.formState.defaultValues ?? {};
  const changed = Object.entries(form.getValues()).filter(([field, value]) => !sameValue(value, stored[field]));
  const values = changed.filter(([field]) => !secrets.includes(field));
  if (values.length === 0) return null;
  return {
    values: Object.fromEntries(values),
    lacksSecrets: values.length < changed.length,
    isSending: isCreating.current,
  };
}
