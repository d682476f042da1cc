import { useMemo } from 'react';
import type { DraftEditor } from '@/data/drafts/draft-editor';
import { useLastVersion } from '@/data/queries/use-cached-history';
import { conflictOf, type DraftConflict } from '@/domain/drafts/draft-conflict';
import type { DraftRow } from '@/domain/drafts/draft';
import { keptChanges, type KeptChange } from '@/domain/drafts/kept-changes';
import type { Side } from '@/domain/drafts/open-conflicts';
import type { HistoryEntry, InstanceFields, InstanceRow } from '@/domain/instance';
import { useVersionAuthor } from '@/shared/instance-change/use-version-author';
import { useTranslation } from 'react-i18next';

export interface ConflictState extends DraftConflict {
  /** The changes of both sides that do not conflict with each other. */
  kept: readonly KeptChange[];
  /** The last change on the server; null while unknown. */
  change: Pick<HistoryEntry, 'username' | 'loggedAt'> | null;
  /**
   * True if the user has decided an earlier conflict of this draft, and the server's version has changed again since.
   */
  isNewer: boolean;
  /** Decides conflicts by their keys; null reopens a conflict. */
  decide: (choices: ReadonlyMap<string, Side | null>) => Promise<void>;
}

/**
 * The conflict of a draft and its decisions, updated as the user edits the form; null if there is no conflict.
 * @param server the instance on the server; null if it is not there
 */
export function useConflict(
  editor: DraftEditor,
  draft: DraftRow | null,
  value: InstanceFields,
  server: Pick<InstanceRow, 'code' | 'updatedAt'> | null,
): ConflictState | null {
  const change = useLastVersion(draft?.state === 'conflict' ? server : null);
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

/** Returns a function that returns the name of the author of the server's version. */
export function useAuthorName(): (change: ConflictState['change']) => string {
  const { t } = useTranslation('job-instances');
  const author = useVersionAuthor();
  return (change) => (change === null ? t('conflict.someone') : (author(change.username) ?? t('conflict.system')));
}
