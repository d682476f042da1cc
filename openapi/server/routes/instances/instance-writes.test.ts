import { expect, test } from 'vitest';
import { openDatabase } from '../../store/open-database';
import { addVersion, removeInstance } from './instance-writes';

test('an instance is deleted with its history, or not at all', async () => {
  const db = await openDatabase({
    seed: async (tx) => {
      await tx.script(`insert into companies (code, name) values ('acme', 'Acme');
        insert into job_instances (code, label, job_code, company_id) values ('one', 'One', 'dummy', 1);
        create function refuse() returns trigger language plpgsql as 'begin raise exception ''not now''; end';
        create trigger refuse before delete on versions for each row execute function refuse()`);
      await addVersion(tx, { code: 'one', version: 1, username: null, changes: {} });
    },
  });
  const rows = () => db.query<object>(`select code from job_instances union all select entity_id from versions`);
  await expect(removeInstance(db, 'one')).rejects.toThrow('not now');
  expect(await rows()).toEqual([{ code: 'one' }, { code: 'one' }]);
  await db.script('drop trigger refuse on versions');
  await removeInstance(db, 'one');
  expect(await rows()).toEqual([]);
  await db.close();
});
