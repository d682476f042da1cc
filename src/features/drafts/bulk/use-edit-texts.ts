import { useTranslation } from 'react-i18next';
import { useAllConnections } from '@/data/queries/use-reference-data';
import type { BulkChange, BulkEdit } from '@/domain/bulk/bulk-change';
import { connectionKey } from '@/domain/connection';
import { useConnectionName } from '@/i18n/use-connection-name';
import { parseJson } from '@/lib/json';

/** A value as text. If there is no value, `isSet` is false and `text` says so. */
export interface EditText {
  text: string;
  isSet: boolean;
}

/** Returns a function that writes the old and the new value of an edit as texts. */
export function useEditTexts(): (edit: BulkEdit, change: BulkChange) => { before: EditText; after: EditText } {
  const { t } = useTranslation('bulk');
  const connections = useAllConnections();
  const nameOf = useConnectionName();
  return (edit, change) => {
    const textOf = (value: unknown): EditText => {
      const isEmpty = value === null || value === undefined || value === '';
      if (isEmpty || (Array.isArray(value) && value.length === 0)) return { text: t('value.none'), isSet: false };
      if (typeof value === 'boolean') return { text: t(value ? 'value.enabled' : 'value.disabled'), isSet: true };
      if (Array.isArray(value)) return { text: value.join(', '), isSet: true };
      const text = typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
      if (edit.part !== 'connection' || change.connection === undefined) return { text, isSet: true };
      const { type } = change.connection;
      const known = connections?.find(({ key }) => key === connectionKey(type, text));
      return { text: nameOf(known ?? { type, id: text }), isSet: true };
    };
    if (edit.kind === 'field') return { before: textOf(edit.before), after: textOf(edit.after) };
    return { before: textOf(parseJson(edit.before)), after: textOf(parseJson(edit.after)) };
  };
}
