import { useMemo } from 'react';
import { useNameLists } from '@/data/names/use-name-lists';
import type { NamedField } from '@/domain/configuration/schema/named-fields';
import { isWithin, type Path } from '@/domain/configuration/schema/path';
import { nameListKey } from '@/domain/names/name-list';
import { listsFor, listsForAll } from '@/domain/names/name-sources';
import { verdictOf, type NameVerdict } from '@/domain/names/name-verdict';
import type { AcceptedNames } from '@/domain/names/name';
import { useJsonScope } from '../scope/json-scope';
import { useNameSources } from './name-sources-context';
import { fieldsOf } from './use-name-field';

/** A text that is in no list of names. */
export interface UnknownName {
  path: Path;
  text: string;
  accepted: AcceptedNames;
  verdict: Extract<NameVerdict, { kind: 'unknown' }>;
}

/** The unknown names in the JsonScope, as far as this device has the lists; none in a scope that cannot be edited. */
export function useUnknownNames(within: Path = []): UnknownName[] {
  const scope = useJsonScope();
  const sources = useNameSources();
  const all = scope.readOnly ? NONE : fieldsOf(scope);
  const fields = all.filter(
    ({ path, accepted, texts }) => accepted !== null && texts.length > 0 && isWithin(path, within),
  );
  const lists = listsForAll(
    fields.map(({ accepted }) => accepted),
    sources,
  );
  const { rows } = useNameLists(lists);
  return useMemo(
    () =>
      fields.flatMap(({ accepted, texts }) =>
        texts.flatMap(({ path, text }): UnknownName[] => {
          if (accepted === null) return [];
          const known = listsFor(accepted, sources).map((list) => rows.get(nameListKey(list)));
          const verdict = verdictOf(accepted, text, known);
          return verdict.kind === 'unknown' ? [{ path, text, accepted, verdict }] : [];
        }),
      ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the fields follow from the scope
    [scope.text, rows, sources],
  );
}

const NONE: readonly NamedField[] = [];
