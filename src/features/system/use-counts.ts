import { useEffect, useState } from 'react';
import { readUsers } from '@/data/online/users';
import { useCompanies } from '@/data/queries/use-reference-data';
import { useOnline } from '@/data/sync/use-sync';

/** How many users and companies this person may administer; undefined while not known, such as users without a connection. */
export function useCounts(): { users: number | undefined; companies: number | undefined } {
  const online = useOnline();
  const [users, setUsers] = useState<number>();
  useEffect(() => {
    if (!online) return;
    let isGone = false;
    const read = async (): Promise<void> => {
      const outcome = await readUsers({}, 1);
      if (outcome.ok && !isGone) setUsers(outcome.value.total);
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [online]);
  const companies = useCompanies()?.length;
  return { users, companies: companies === 0 ? undefined : companies };
}
