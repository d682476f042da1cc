import { useCallback, useEffect } from 'react';
import { useBrokenTexts } from '@/data/drafts/unfinished/use-broken-texts';
import type { DraftTarget } from '@/data/drafts/draft-target';
import { useOpenEntry, type OpenEntryControl } from '@/data/drafts/unfinished/use-open-entry';
import { brokenPlace, brokenTexts, type TypedRecord } from '@/features/job-instances/job-types/kit/scope/typed-texts';

interface ConfigurationWork {
  typed: TypedRecord;
  onTypedChange: (change: (before: TypedRecord) => TypedRecord) => void;
  /** The name of a field with invalid text; null if there is none. */
  brokenField: string | null;
  openEntry: OpenEntryControl;
}

/**
 * The unfinished input of a configuration, which the configuration's text does not contain: invalid text and the open
 * entry. This input is kept while other tabs of the form are shown.
 * @param showTab shows the Configuration tab
 */
export function useConfigurationWork(
  target: DraftTarget,
  configuration: string,
  showTab: () => void,
): ConfigurationWork {
  const brokenIn = useCallback((texts: TypedRecord) => brokenTexts(configuration, texts), [configuration]);
  const [typed, setTyped] = useBrokenTexts(target, brokenIn);
  const openEntry = useOpenEntry(target);
  const isEntryOpen = openEntry.entry !== null;
  // If an entry was open when the user left the page, it opens again. Only the Configuration tab shows it.
  useEffect(() => {
    if (isEntryOpen) showTab();
  }, [isEntryOpen, showTab]);
  const broken = brokenPlace(configuration, typed);
  return { typed, onTypedChange: setTyped, brokenField: broken === null ? null : `configuration.${broken}`, openEntry };
}
