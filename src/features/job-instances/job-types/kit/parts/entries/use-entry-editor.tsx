import { useCallback, type ReactNode } from 'react';
import { formatPath, parsePropertyPath, type Path } from '@/domain/configuration/schema/path';
import type { EntryKind } from '../../entry-kind';
import { useJsonScope } from '../../json-scope';
import { applyEntry, withoutEntry } from './entry-place';
import { EntryModal, newText } from './entry-modal';
import { useOpenEntryControl } from './open-entry-context';

export interface EntryEditor {
  /** Opens the editor of the entry with this text in this place; the same function as long as the list is. */
  open: (index: number, raw: string) => void;
  /** Opens the editor of a new entry; it stands in the list once it is applied. */
  add: () => void;
  /** The editor while it is open. */
  modal: ReactNode;
}

/** The editor of the entries of one list of the configuration. */
export function useEntryEditor(path: Path, kind: EntryKind): EntryEditor {
  const { edit } = useJsonScope();
  const control = useOpenEntryControl();
  const { entry, close } = control;
  const place = formatPath(path);
  const { open: show } = control;
  const open = useCallback(
    (index: number, raw: string) => show({ path: parsePropertyPath(place), index, base: raw, text: raw, typed: {} }),
    [show, place],
  );
  const add = (): void => show({ path: [...path], index: null, base: null, text: newText(kind), typed: {} });
  const isOpen = entry !== null && formatPath(entry.path) === place;
  const modal = isOpen && (
    <EntryModal
      kind={kind}
      entry={entry}
      onKeep={control.keep}
      onClose={close}
      onApply={(edited) => {
        edit((text) => applyEntry(text, entry, edited));
        close();
      }}
      onRemove={() => {
        edit((text) => withoutEntry(text, entry));
        close();
      }}
    />
  );
  return { open, add, modal };
}
