import { isRecord, parseJson } from '@/lib/json';
import { tabStorage } from '../browser-storage';
import { rememberedKey } from '../user-storage';

/** What a person had typed into an online form when the session ended, without secrets. */
export interface KeptValues {
  /** The changed values, by field. */
  values: Record<string, unknown>;
  /** Whether the person had also typed secrets, which `values` does not contain. */
  lacksSecrets: boolean;
  /** Whether the form was being saved, and the response had not arrived. */
  isSending: boolean;
}

/**
 * The key of a form of the signed-in person; null when signed out.
 * @param path the path of the form's screen
 * @param fields the names of the form's fields, because a screen may have several forms
 */
export function keptValuesKey(path: string, fields: readonly string[]): string | null {
  return rememberedKey(`form:${path}:${fields.join()}`);
}

/** Keeps the values of a form in this tab until `forgetValues`, a sign-out, or a sign-in of another person. */
export function keepValues(key: string, kept: KeptValues): void {
  tabStorage.set(key, JSON.stringify(kept));
}

/** The kept values of a form; null if there are none. */
export function readKeptValues(key: string): KeptValues | null {
  const kept = parseJson(tabStorage.get(key) ?? '');
  if (!isRecord(kept) || !isRecord(kept['values'])) return null;
  const { values, lacksSecrets, isSending } = kept;
  return { values, lacksSecrets: lacksSecrets === true, isSending: isSending === true };
}

/** Removes the kept values of a form. */
export function forgetValues(key: string): void {
  tabStorage.remove(key);
}
