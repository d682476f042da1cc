import { useEffect, useMemo, useState } from 'react';
import { readNameList } from '@/data/names/name-reader';
import { useOnline } from '@/data/sync/use-sync';
import { useStable } from '@/data/use-stable';
import {
  importedUnknownNames,
  withReplacements,
  type NameReplacement,
  type UnknownName,
} from '@/domain/copies/imported-names';
import type { InstanceFields } from '@/domain/instance';
import type { NameSources } from '@/domain/names/name-sources';
import { useInstanceNames } from '@/shared/names/use-instance-names';

/** The names of a file, and replacements for names that the connected systems do not have. */
export interface ImportedNames {
  /** The values of the file, with the replacements. */
  fields: InstanceFields;
  sources: NameSources;
  unknown: readonly UnknownName[];
  replaced: readonly NameReplacement[];
  replace: (name: UnknownName, to: string) => void;
  undo: (name: UnknownName) => void;
  /** Undoes all replacements. For use when a person chooses another connection, which may not have these names. */
  undoAll: () => void;
}

/**
 * Checks the names of a file against the connected systems. Reads a list of names from its system if the stored list is
 * missing or at least an hour old.
 * @param own the current values of the integration
 * @param imported the values of the file
 */
export function useImportedNames(own: InstanceFields, imported: InstanceFields): ImportedNames {
  const [replaced, setReplaced] = useState<readonly NameReplacement[]>([]);
  const fields = useMemo(() => withReplacements(imported, replaced), [imported, replaced]);
  const names = useInstanceNames(fields);
  const online = useOnline();
  const lists = useStable(names.lists);
  useEffect(() => {
    const read = async (): Promise<void> => {
      for (const list of lists) await readNameList(list);
    };
    if (online && names.isRead) void read();
  }, [lists, online, names.isRead]);
  const unknown = useMemo(() => importedUnknownNames(own, fields, names), [own, fields, names]);
  return {
    fields,
    sources: names.sources,
    unknown,
    replaced,
    replace: (name, to) => setReplaced((all) => [...all, { name, to }]),
    undo: (name) => setReplaced((all) => all.filter((each) => each.name.id !== name.id)),
    undoAll: () => setReplaced([]),
  };
}
