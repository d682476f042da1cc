import { draftStatus, type DraftStatus } from '@/shared/draft-state/draft-status';
import type { DraftRow } from '@/domain/drafts/draft';
import type { InstanceRow } from '@/domain/instance';
import { visible } from '@/lib/text/visible-text';

/** A row of the list: an instance and the state of its draft. */
export interface InstanceEntry {
  code: string;
  label: string;
  company: string | null;
  jobCode: string | null;
  description: string | null;
  enabled: boolean;
  draft: DraftStatus | null;
}

/** Rows of the list with the states of their drafts. */
export function instanceEntries(rows: readonly InstanceRow[], drafts: readonly DraftRow[]): InstanceEntry[] {
  const byCode = new Map(drafts.map((draft) => [draft.code, draft]));
  return rows.map((row) => {
    const draft = byCode.get(row.code);
    return {
      code: row.code,
      label: visible(row.label) ?? row.code,
      company: visible(row.companyName) ?? row.companyCode,
      jobCode: row.jobCode,
      description: row.description,
      enabled: row.enabled,
      draft: draft === undefined ? null : draftStatus(draft),
    };
  });
}
