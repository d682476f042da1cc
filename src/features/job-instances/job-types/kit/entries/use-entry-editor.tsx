import { useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { formatPath, isWithin, parsePropertyPath, type Path } from '@/domain/configuration/schema/path';
import type { EntryKind } from './entry-kind';
import { useJsonScope } from '../scope/json-scope';
import { RequestedFieldContext } from '../scope/requested-field';
import { addEntry, applyEntry, entryIndex, entryTexts, withoutEntry, type EntryPosition } from './entry-place';
import { EntryModal, newText } from './entry-modal';
import { useOpenEntryControl } from './open-entry-context';
import { useEntryName } from './use-entry-name';
import { useRemovalUndo, type RemovedEntry } from '../scope/use-removal-undo';
import { rawAt } from '@/domain/configuration/text/configuration-text';

export interface EntryEditor {
  /** Opens the editor for the entry at an index; `raw` is the entry's JSON text. */
  open: (index: number, raw: string) => void;
  /** Opens the editor for a new entry, which Apply adds to the list. */
  add: () => void;
  /** The editor to render; false while it is closed. */
  modal: ReactNode;
}

/**
 * The editor for the entries of one list.
 * @param path the path of the list in the configuration
 */
export function useEntryEditor(path: Path, kind: EntryKind): EntryEditor {
  const { edit, text: shown } = useJsonScope();
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  const control = useOpenEntryControl();
  const { entry, close } = control;
  const place = formatPath(path);
  const { open: show } = control;
  const open = useCallback(
    (index: number, raw: string) => {
      const list = entryTexts(latest.current, parsePropertyPath(place));
      const known = list[index] === raw ? { list } : {};
      show({ path: parsePropertyPath(place), index, base: raw, ...known, text: raw, typed: {} });
    },
    [show, place],
  );
  const [at, setAt] = useState<Path | null>(null);
  const wanted = useContext(RequestedFieldContext);
  const { isRead } = control;
  // A link to a field inside an entry opens that entry, unless an editor is still open from an earlier visit.
  useEffect(() => {
    const list = parsePropertyPath(place);
    const index = wanted?.path[list.length];
    if (wanted === null || !isRead || typeof index !== 'number' || !isWithin(wanted.path, list)) return;
    wanted.onOpened();
    const raw = entryTexts(latest.current, list)[index];
    if (entry !== null || raw === undefined) return;
    setAt(wanted.path.slice(list.length + 1));
    open(index, raw);
  }, [wanted, isRead, place, entry, open]);
  const add = (): void => show({ path: [...path], index: null, base: null, text: newText(kind), typed: {} });
  /**
   * Applies a change to the newest text, then closes the editor. If the entry is gone, `change` returns null and the
   * editor stays open.
   */
  const closeAfter = (change: (text: string) => string | null): void => {
    let isDone = false;
    edit((text) => {
      const changed = change(text);
      isDone = changed !== null;
      return changed ?? text;
    });
    if (!isDone) return;
    setAt(null);
    close();
  };
  const offerBack = useRemovalUndo();
  const nameOf = useEntryName();
  const remove = (followed: EntryPosition): void => {
    const removed: RemovedEntry[] = [];
    closeAfter((text) => {
      const index = entryIndex(text, followed);
      const raw = index === null ? undefined : rawAt(text, [...path, index]);
      if (index !== null && raw !== undefined) removed.push({ path, index, raw });
      return withoutEntry(text, followed);
    });
    for (const each of removed) offerBack(nameOf(kind, each.index, each.raw), each);
  };
  const isOpen = entry !== null && formatPath(entry.path) === place;
  const modal = isOpen && (
    <EntryModal
      kind={kind}
      entry={entry}
      at={at}
      onKeep={control.keep}
      onClose={() => {
        setAt(null);
        close();
      }}
      onApply={(followed, edited) => closeAfter((text) => applyEntry(text, followed, edited))}
      onAddAgain={(edited) => closeAfter((text) => addEntry(text, path, edited))}
      onRemove={remove}
    />
  );
  return { open, add, modal };
}
