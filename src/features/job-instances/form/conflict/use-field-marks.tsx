import { CircleDashed } from 'lucide-react';
import type { TFunction } from 'i18next';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { InstanceField } from '@/domain/instance';
import { isEntrySegment } from '@/domain/merge/entry-name';
import { isListName } from '@/domain/merge/lists/natural-keys';
import { Button } from '@/ui/button/button';
import type { FieldMark } from '@/ui/form/field';
import { classNames } from '@/ui/theme/class-names';
import { useAuthorName, type ConflictState } from './use-conflict';
import { focusConflict } from './use-conflict-focus';
import styles from './mark.module.css';

/** What is shown below a field: its state, and a button that leads to a conflict. */
interface MarkOfField {
  kind: 'open' | 'mine' | 'theirs' | 'changed';
  /** For `open`: how many conflicts inside the field are open. */
  count: number;
  /** The key of the conflict to which the button leads; null if there is no button. */
  conflict: string | null;
}

/**
 * Returns a function that creates the mark below a field, which says whether the field is undecided, decided or changed
 * by others. The function returns null for a field without a mark.
 */
export function useFieldMarks(conflict: ConflictState | null): (name: string) => FieldMark | null {
  const { t } = useTranslation('job-instances');
  const marks = useMemo(() => (conflict === null ? null : marksOf(conflict)), [conflict]);
  const author = useAuthorName()(conflict?.change ?? null);
  return useCallback(
    (name) => {
      const mark = marks?.get(name);
      if (mark === undefined) return null;
      const words = wordsOf(mark, author, t);
      return { description: words, render: (id) => <Mark id={id} words={words} mark={mark} /> };
    },
    [marks, author, t],
  );
}

function wordsOf({ kind, count }: MarkOfField, author: string, t: TFunction<'job-instances'>): string {
  if (kind === 'changed') return t('conflict.mark.changed', { author });
  return kind === 'open' && count > 1 ? t('conflict.mark.openMany', { count }) : t(`conflict.mark.${kind}`);
}

function Mark({ id, words, mark: { kind, conflict } }: { id: string; words: string; mark: MarkOfField }) {
  const { t } = useTranslation('job-instances');
  return (
    <p className={styles.mark}>
      <span id={id} className={classNames(kind === 'open' && styles.open)}>
        {kind === 'open' && <CircleDashed size={14} aria-hidden />}
        {words}
      </span>
      {conflict !== null && (
        <Button size="small" variant="quiet" onClick={() => focusConflict(conflict)}>
          {t(kind === 'open' ? 'conflict.mark.decide' : 'conflict.change')}
        </Button>
      )}
    </p>
  );
}

/** The marks by field name. */
function marksOf({ conflicts, sides, open, kept }: ConflictState): Map<string, MarkOfField> {
  const marks = new Map<string, MarkOfField>();
  for (const { by, property, path } of kept) {
    if (by === 'theirs') marks.set(fieldName(property, path), { kind: 'changed', count: 0, conflict: null });
  }
  const inside = open.filter(({ field }) => field === 'configuration');
  if (inside[0] !== undefined)
    marks.set('configuration', { kind: 'open', count: inside.length, conflict: inside[0].key });
  for (const { key, field, path } of conflicts) {
    const name = fieldName(field, path ?? []);
    if (name !== 'configuration' || path === null)
      marks.set(name, { kind: sides.get(key) ?? 'open', count: 1, conflict: key });
  }
  return marks;
}

/**
 * The name of the form field that shows a property or a path in the configuration: `label`, `configuration.delta`.
 * Entries of a list are edited in a dialog, so a path inside an entry belongs to the field of the list.
 */
export function fieldName(property: string, path: readonly string[]): string {
  const list = path.findIndex((key, index) => isListName(key) || isEntrySegment(path, index + 1));
  return [property, ...(list < 0 ? path : path.slice(0, list + 1))].join('.');
}

/** The fields with open conflicts. A field occurs once for each of its open conflicts. */
export const openFields = (conflict: ConflictState | null): InstanceField[] =>
  (conflict?.open ?? []).map(({ field }) => field);
