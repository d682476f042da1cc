import { useCallback, useEffect, useState } from 'react';
import type { InstanceField } from '@/lib/database/draft-rows';

const CONTROLS = 'input, select, textarea, [contenteditable="true"]';

/** Leads the focus to a field once it stands on the screen, also when its tab is only about to open. */
export function useFocusField(): (field: InstanceField) => void {
  const [wanted, setWanted] = useState<{ field: InstanceField } | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const frame = document.querySelector(`[data-field="${wanted.field}"]`);
    frame?.scrollIntoView({ block: 'center' });
    frame?.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
  }, [wanted]);
  return useCallback((field) => setWanted({ field }), []);
}
