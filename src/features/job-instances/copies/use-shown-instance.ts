import { useMemo } from 'react';
import { useDrafts } from '@/data/drafts/use-drafts';
import { useInstance } from '@/data/queries/use-instances';
import type { DraftRow } from '@/domain/drafts/draft';
import type { InstanceFields, InstanceRow } from '@/domain/instance';
import { fieldsOf } from '@/domain/instance-fields';
import { visible } from '@/lib/text/visible-text';

/** An integration as its form would show it. */
export interface ShownInstance {
  row: InstanceRow;
  /** The draft's value; the server's version if there is no draft. */
  value: InstanceFields;
  draft: DraftRow | null;
  name: string;
}

/** An integration with its draft; undefined until it is read, null if this device does not have it. */
export function useShownInstance(code: string): ShownInstance | null | undefined {
  const row = useInstance(code);
  const drafts = useDrafts();
  return useMemo(() => {
    if (row === undefined || drafts === undefined) return undefined;
    if (row === null) return null;
    const draft = drafts.find((each) => each.code === code) ?? null;
    return { row, draft, value: draft?.value ?? fieldsOf(row), name: visible(row.label) ?? row.code };
  }, [row, drafts, code]);
}
