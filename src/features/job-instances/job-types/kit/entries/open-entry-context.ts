import { createContext, useContext } from 'react';
import type { OpenEntryControl } from '@/data/drafts/unfinished/use-open-entry';

/** The entry of the configuration whose editor is open. The form provides it and restores it after a reload. */
export const OpenEntryContext = createContext<OpenEntryControl | null>(null);

export function useOpenEntryControl(): OpenEntryControl {
  const control = useContext(OpenEntryContext);
  if (control === null) throw new Error('useOpenEntryControl needs an OpenEntryContext above it');
  return control;
}
