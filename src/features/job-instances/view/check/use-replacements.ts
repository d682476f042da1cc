import { useState } from 'react';
import { byWeight, type Finding } from '@/domain/check/finding';
import { rawAt, setAt, setRawAt } from '@/domain/configuration/text/configuration-text';
import type { Check } from './use-check';

/** A finding whose text was replaced in the draft. */
export interface Replaced {
  finding: Finding;
  /** The replaced JSON text. */
  from: string;
  /** The new text. */
  to: string;
}

export interface Replacements {
  /** The findings to show. Replaced findings keep their places. */
  shown: readonly Finding[];
  /** The replacements, by the id of their finding. */
  replaced: ReadonlyMap<string, Replaced>;
  /** Writes a name into the draft, by default the suggested name. */
  replace: (finding: Finding, to?: string) => void;
  undo: (finding: Finding) => void;
}

/**
 * Replaces texts in the draft, and undoes replacements. A replaced finding is shown until the user leaves the screen.
 */
export function useReplacements({ editor, result }: Check): Replacements {
  const [replaced, setReplaced] = useState<ReadonlyMap<string, Replaced>>(new Map());
  const [kept, setKept] = useState<readonly Finding[]>([]);
  const byId = new Map(result.findings.map((each) => [each.id, each]));
  const before = kept.flatMap((each) => byId.get(each.id) ?? (replaced.has(each.id) ? each : []));
  const known = new Set(before.map(({ id }) => id));
  const shown = [...before, ...result.findings.filter(({ id }) => !known.has(id))].toSorted(byWeight);
  const set = (id: string, next: Replaced | null): void =>
    setReplaced((all) => {
      const changed = new Map(all);
      if (next === null) changed.delete(id);
      else changed.set(id, next);
      return changed;
    });
  const replace = (finding: Finding, to: string | null = finding.replacement): void => {
    const { configuration } = editor.snapshot().value ?? {};
    const { path } = finding;
    const from = configuration === undefined ? undefined : rawAt(configuration, path);
    if (configuration === undefined || from === undefined || to === null) return;
    setKept(shown);
    set(finding.id, { finding, from, to });
    editor.edit({ configuration: setAt(configuration, path, to) });
    void editor.flush();
  };
  const undo = (finding: Finding): void => {
    const { configuration } = editor.snapshot().value ?? {};
    const change = replaced.get(finding.id);
    if (configuration === undefined || change === undefined) return;
    editor.edit({ configuration: setRawAt(configuration, finding.path, change.from) });
    void editor.flush();
    set(finding.id, null);
  };
  return { shown, replaced, replace, undo };
}
