import { applyEdits, format } from 'jsonc-parser';
import { isRecord, isTooDeep, parseJson, writeJson } from '@/lib/json';

/** A value to show without a diff. */
export type PlainValue =
  | { kind: 'null' }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'list'; text: string }
  | { kind: 'text'; text: string };

/** How a change is shown: JSON as a text diff, anything else as two values. */
export type ShownChange =
  { kind: 'json'; old: string; new: string } | { kind: 'values'; old: PlainValue; new: PlainValue };

const LAYOUT = { insertSpaces: true, tabSize: 2, eol: '\n' };

/** Decides how a change is shown. Some servers send JSON as an object instead of a text. */
export function shownChange(change: { old: unknown; new: unknown }): ShownChange {
  if (isJson(change.old) || isJson(change.new)) {
    return { kind: 'json', old: jsonText(change.old), new: jsonText(change.new) };
  }
  return { kind: 'values', old: plainValue(change.old), new: plainValue(change.new) };
}

function isJson(value: unknown): boolean {
  if (typeof value === 'string') return /^\s*[[{]/.test(value) && !isTooDeep(value) && isStructure(parseJson(value));
  return isRecord(value) || (Array.isArray(value) && value.some(isStructure));
}

const isStructure = (value: unknown): boolean => typeof value === 'object' && value !== null;

/**
 * The value as JSON text in one fixed layout, so that a diff shows no differences in layout. Numbers keep their
 * spelling.
 */
function jsonText(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : (writeJson(value) ?? '…');
  return isJson(text) ? applyEdits(text, format(text, undefined, LAYOUT)) : text;
}

function plainValue(value: unknown): PlainValue {
  if (value === null || value === undefined) return { kind: 'null' };
  if (typeof value === 'boolean') return { kind: 'boolean', value };
  if (Array.isArray(value)) return { kind: 'list', text: value.join(', ') };
  return { kind: 'text', text: typeof value === 'string' ? value : (writeJson(value) ?? '…') };
}
