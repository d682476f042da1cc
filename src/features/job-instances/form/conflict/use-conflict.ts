import { useEffect, useMemo, useState } from 'react';
import { commands } from '@/data/commands';
import type { DraftEditor } from '@/data/drafts/draft-editor';
import { useOnline } from '@/data/sync/use-sync';
import { conflictOf, type DraftConflict } from '@/domain/drafts/draft-conflict';
import type { DraftRow } from '@/domain/drafts/draft';
import { keptChanges, type KeptChange } from '@/domain/drafts/kept-changes';
import type { Side } from '@/domain/drafts/open-conflicts';
import type { InstanceFields } from '@/domain/instance';
import { useVersionAuthor } from '@/shared/instance-change/use-version-author';
import { useTranslation } from 'react-i18next';

export interface ConflictState extends DraftConflict {
  /** The changes of both sides that do not conflict with each other. */
  kept: readonly KeptChange[];
  /** The last change on the server; null while unknown. */
  change: LastChange | null;
  /**
   * True if the user has decided an earlier conflict of this draft, and the server's version has changed again since.
   */
  isNewer: boolean;
  /** Decides conflicts by their keys; null reopens a conflict. */
  decide: (choices: ReadonlyMap<string, Side | null>) => Promise<void>;
}

/** The conflict of a draft and its decisions, updated as the user edits the form; null if there is no conflict. */
export function useConflict(editor: DraftEditor, draft: DraftRow | null, value: InstanceFields): ConflictState | null {
  const isInConflict = draft?.state === 'conflict';
  const change = useLastChange(isInConflict ? draft.code : null);
  const conflict = useMemo(() => (draft === null ? null : conflictOf({ ...draft, value })), [draft, value]);
  const before = draft?.merge?.before;
  const kept = useMemo(
    () => (conflict === null || before === undefined ? [] : keptChanges(conflict, before)),
    [conflict, before],
  );
  if (conflict === null) return null;
  const isNewer = draft?.beforeDecision != null;
  return { ...conflict, kept, change, isNewer, decide: (choices) => editor.decide(choices) };
}

interface LastChange {
  /** Null if the system made the change. */
  username: string | null;
  loggedAt: string | null;
}

/** The newest version in the history of an instance, requested once while a conflict is shown. */
function useLastChange(code: string | null): LastChange | null {
  const online = useOnline();
  const [change, setChange] = useState<LastChange | null>(null);
  useEffect(() => {
    if (code === null || !online) return undefined;
    let current = true;
    const read = async (): Promise<void> => {
      const outcome = await commands.fetchHistory({ code, page: 1 });
      const newest = outcome.ok ? outcome.value.items[0] : undefined;
      if (current && newest !== undefined) setChange({ username: newest.username, loggedAt: newest.loggedAt });
    };
    void read();
    return () => {
      current = false;
    };
  }, [code, online]);
  return code === null ? null : change;
}

/** Returns a function that returns the name of the author of the server's version. */
export function useAuthorName(): (change: ConflictState['change']) => string {
  const { t } = useTranslation('job-instances');
  const author = useVersionAuthor();
  return (change) => (change === null ? t('conflict.someone') : (author(change.username) ?? t('conflict.system')));
}
