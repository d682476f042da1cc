import { useEffect, useMemo, useState } from 'react';
import { findWarningKinds, warningKinds, type StepWarning, type WarningKind } from '@/domain/warnings/warning-kinds';
import { runInSlices } from '@/lib/slices';

/** Up to this many warnings are grouped immediately; if there are more, they are grouped in several tasks. */
const AT_ONCE = 200;

/**
 * Groups warnings by kind; undefined until the first kinds are known. Many warnings are grouped in several short tasks.
 * Until they are done, returns the kinds of the previous warnings.
 */
export function useWarningKinds<Warning extends StepWarning>(
  items: readonly Warning[],
): readonly WarningKind<Warning>[] | undefined {
  const few = useMemo(() => (items.length <= AT_ONCE ? warningKinds(items) : null), [items]);
  const [kinds, setKinds] = useState<readonly WarningKind<Warning>[] | undefined>(few ?? undefined);
  if (few !== null && few !== kinds) setKinds(few);
  useEffect(() => {
    if (items.length <= AT_ONCE) return undefined;
    let isCurrent = true;
    const group = async (): Promise<void> => {
      const found = await runInSlices(findWarningKinds(items), () => isCurrent);
      if (found !== null && isCurrent) setKinds(found);
    };
    void group();
    return () => {
      isCurrent = false;
    };
  }, [items]);
  return few ?? kinds;
}
