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

/** The editing state of a configuration besides its text. Kept while other tabs of the form are shown. */
export function useConfigurationWork(target: DraftTarget, configuration: string, show: () => void): ConfigurationWork {
  const brokenIn = useCallback((texts: TypedRecord) => brokenTexts(configuration, texts), [configuration]);
  const [typed, setTyped] = useBrokenTexts(target, brokenIn);
  const openEntry = useOpenEntry(target);
  const isEntryOpen = openEntry.entry !== null;
  // Shows the Configuration tab if an entry was open when the page was left.
  useEffect(() => {
    if (isEntryOpen) show();
  }, [isEntryOpen, show]);
  const broken = brokenPlace(configuration, typed);
  return { typed, onTypedChange: setTyped, brokenField: broken === null ? null : `configuration.${broken}`, openEntry };
}
