import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLastConnectionTest } from '@/data/connection-tests';
import { useDraftEditor } from '@/data/drafts/use-draft-editor';
import type { DraftEditor } from '@/data/drafts/draft-editor';
import { readNameList } from '@/data/names/name-reader';
import { useOnline } from '@/data/sync/use-sync';
import { useStable } from '@/data/use-stable';
import { checkInstance, type CheckResult } from '@/domain/check/check-instance';
import { linkedConnections } from '@/domain/configuration/linked-connections';
import type { InstanceFields } from '@/domain/instance';
import type { NameList } from '@/domain/names/name-list';
import type { NameSources } from '@/domain/names/name-sources';
import { useStoredText } from '@/shared/draft-state/use-stored-text';
import { useInstanceNames } from '@/shared/names/use-instance-names';
import { useScheduleClues } from './use-schedule-clues';

/** A check of an integration. */
export interface Check {
  editor: DraftEditor;
  /** The checked values: the draft, or the server's version if there is no draft. */
  value: InstanceFields;
  isDraft: boolean;
  /** Whether the draft is stored on this device, in words; null if there is no draft. */
  storedText: string | null;
  /** The connections whose names the configuration may use. */
  sources: NameSources;
  /** The findings so far, updated after every change. */
  result: CheckResult;
  /** The progress while lists of names are being read; null otherwise. */
  reading: { done: number; count: number } | null;
  /**
   * When all lists of names had been read, or the reading was stopped: ms since 1970 (device clock). Null until then.
   */
  checkedAt: number | null;
  /** True from the start of the check until the lists have been read or the reading was stopped. */
  isBusy: boolean;
  stop: () => void;
  /** Checks the names again. Only lists that are older than an hour are read from the server. */
  again: () => void;
}

/** Checks an integration, or its draft; null until the data on this device has been read. */
export function useCheck(code: string): Check | null {
  const { editor, value, ...snapshot } = useDraftEditor({ code });
  const { draft } = snapshot;
  const storedText = useStoredText(snapshot);
  const names = useInstanceNames(value);
  const tests = useTests(value?.configuration ?? '');
  const schedule = useScheduleClues(value);
  const reader = useListReader(names.lists, names.isRead);
  const violations = draft?.violations;
  const result = useMemo(
    () => value && schedule && checkInstance({ value, violations: violations ?? [], tests, names, schedule }),
    [value, violations, tests, names, schedule],
  );
  if (value === null || !result) return null;
  return { editor, value, isDraft: draft !== null, storedText, sources: names.sources, result, ...reader };
}

/** The last test of each connection of a configuration. A configuration has at most one connection of each kind. */
function useTests(configuration: string) {
  const keys = useMemo(() => linkedConnections(configuration).map(({ key }) => key), [configuration]);
  const [first = '', second = '', third = ''] = keys;
  const tests = [useLastConnectionTest(first), useLastConnectionTest(second), useLastConnectionTest(third)];
  return useStable(Object.fromEntries(keys.map((key, index) => [key, tests[index] ?? null])));
}

/** Reads the lists of names one after the other. Begins when the page is idle. */
function useListReader(lists: readonly NameList[], isReady: boolean) {
  const online = useOnline();
  const [reading, setReading] = useState<Check['reading']>(null);
  const [checked, setChecked] = useState<{ at: number; lists: readonly NameList[] } | null>(null);
  const current = useRef<AbortController | null>(null);
  const cancelStart = useRef(() => {});
  const wanted = useStable(lists);
  const run = useCallback(async (): Promise<void> => {
    current.current?.abort();
    const abort = new AbortController();
    current.current = abort;
    for (const [done, list] of online ? wanted.entries() : []) {
      setReading({ done, count: wanted.length });
      await readNameList(list);
      if (abort.signal.aborted) return;
    }
    setReading(null);
    setChecked({ at: Date.now(), lists: wanted });
  }, [online, wanted]);
  useEffect(() => {
    if (!isReady) return undefined;
    cancelStart.current = whenIdle(() => void run());
    return () => {
      cancelStart.current();
      current.current?.abort();
    };
  }, [run, isReady]);
  const stop = (): void => {
    cancelStart.current();
    current.current?.abort();
    setReading(null);
    setChecked({ at: Date.now(), lists: wanted });
  };
  // The time is valid only for the lists that were read. `wanted` can change: it is empty until the connections are
  // known.
  const checkedAt = checked?.lists === wanted ? checked.at : null;
  return { reading, checkedAt, isBusy: reading !== null || checkedAt === null, stop, again: () => void run() };
}

/** Calls `work` when the page is idle. Returns a function that cancels the call. */
function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}
