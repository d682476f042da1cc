import { CircleDashed } from 'lucide-react';
import type { TFunction } from 'i18next';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { InstanceField } from '@/domain/instance';
import { keyNames } from '@/domain/merge/natural-keys';
import { Button } from '@/ui/button/button';
import type { FieldMark } from '@/ui/form/field';
import { classNames } from '@/ui/theme/class-names';
import { useAuthor } from './use-conflict';
import type { ConflictState } from './use-conflict';
import { focusConflict } from './use-conflict-focus';
import styles from './mark.module.css';

/** What is said below a field, and the conflict that it leads to. */
interface MarkOfField {
  kind: 'open' | 'mine' | 'theirs' | 'changed';
  /** How many conflicts inside the field are open. */
  count: number;
  /** Null leads nowhere. */
  conflict: string | null;
}

/** What the form says below the fields of a conflict: what is not decided, what was decided, and what others changed. */
export function useFieldMarks(conflict: ConflictState | null): (name: string) => FieldMark | null {
  const { t } = useTranslation('job-instances');
  const marks = useMemo(() => (conflict === null ? null : marksOf(conflict)), [conflict]);
  const author = useAuthor()(conflict?.change ?? null);
  return useCallback(
    (name) => {
      const mark = marks?.get(name);
      if (mark === undefined) return null;
      const words = wordsOf(mark, author, t);
      return { words, render: (id) => <Mark id={id} words={words} mark={mark} /> };
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

/** The marks by the name of the field. */
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
 * The name of the field that shows a place: `label`, `configuration.delta`. A place inside an entry of a list is shown in a
 * dialog, so the field is that of the list.
 */
export function fieldName(property: string, path: readonly string[]): string {
  const list = path.findIndex((key) => keyNames(key) !== null);
  return [property, ...(list < 0 ? path : path.slice(0, list + 1))].join('.');
}

/** The open conflicts by field, as often as the field has some. */
export const openFields = (conflict: ConflictState | null): InstanceField[] =>
  (conflict?.open ?? []).map(({ field }) => field);
