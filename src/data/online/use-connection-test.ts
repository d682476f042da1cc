import { useState } from 'react';
import { useLastConnectionTest, type LastConnectionTest } from '@/data/connection-tests';
import type { LinkedConnection } from '@/domain/configuration/linked-connections';
import type { ConnectionType } from '@/domain/connection';
import { transportProblem, type ApiProblem, type Outcome } from '@/domain/problem';

/** The last test of a connection, and a function that tests the connection again. */
export interface ConnectionTesting {
  /** The last test on this device; null if the connection was never tested. */
  last: LastConnectionTest | null;
  busy: boolean;
  /**
   * Tests the connection. Resolves to null if it works, otherwise to the reason why the test failed or could not run.
   */
  test: () => Promise<ApiProblem | null>;
}

/** Returns the last test of a connection, which updates live, and a function that tests the connection again. */
export function useConnectionTest({ key, type, id }: Pick<LinkedConnection, 'key' | 'type' | 'id'>): ConnectionTesting {
  const last = useLastConnectionTest(key);
  const [busy, setBusy] = useState(false);
  const test = async (): Promise<ApiProblem | null> => {
    setBusy(true);
    const outcome = await runTest(type, String(id));
    setBusy(false);
    return outcome.ok ? null : outcome.problem;
  };
  return { last, busy, test };
}

/** Runs the test with code that is loaded on demand. */
async function runTest(type: ConnectionType, id: string): Promise<Outcome<unknown>> {
  try {
    return await (await import('./connections')).testConnection(type, id);
  } catch {
    return { ok: false, problem: transportProblem('network') };
  }
}
