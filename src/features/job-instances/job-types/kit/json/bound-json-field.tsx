import { useTranslation } from 'react-i18next';
import type { Path } from '@/domain/configuration/schema/path';
import { rawAt, removeAt, setAt, setRawAt } from '@/domain/configuration/text/configuration-text';
import { CodeField } from '@/ui/code/code-field';
import { useControlAt, useJsonScope, useTypedAt } from '../scope/json-scope';
import { shownJson } from './shown-json';
import { isJsonOrEmpty } from '../scope/typed-texts';
import { useCodeAssist } from './use-code-assist';

interface BoundJsonFieldProps {
  path: Path;
  label: string;
  /** The number of visible lines; 8 by default. */
  rows?: number;
  help?: string;
  /** The value written when the field is emptied; undefined removes the key. */
  whenEmpty?: unknown;
}

/** A field for a JSON value at a path. Invalid JSON stays visible but is never written. */
export function BoundJsonField({ path, rows = 8, whenEmpty, ...field }: BoundJsonFieldProps) {
  const { t } = useTranslation('common');
  const { text } = useJsonScope();
  const control = useControlAt(path);
  const assist = useCodeAssist(null);
  const [typed, setTyped] = useTypedAt(path);
  const shown = typed ?? shownJson(rawAt(text, path));
  return (
    <CodeField
      {...field}
      {...control}
      rows={rows}
      assist={assist}
      value={shown}
      onChange={(next) => setTyped(next, (before) => textAfterTyping(before, path, next, whenEmpty))}
      error={isJsonOrEmpty(shown) ? control.error : t('field.invalidJson')}
    />
  );
}

function textAfterTyping(text: string, path: Path, typed: string, whenEmpty: unknown): string {
  if (typed.trim() === '') return whenEmpty === undefined ? removeAt(text, path) : setAt(text, path, whenEmpty);
  return isJsonOrEmpty(typed) ? setRawAt(text, path, typed.trim()) : text;
}
