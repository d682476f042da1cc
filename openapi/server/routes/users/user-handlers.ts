import { includesRole, strongestRole } from '../../http/auth/roles';
import {
  admitting,
  created,
  item,
  json,
  nothing,
  type Answer,
  type Call,
  type Handlers,
  type UnreadCall,
} from '../../http/call';
import { accessDenied, notFound } from '../../http/problem';
import { queryText } from '../../http/query-string';
import { partOf } from '../../store/conditions';
import { queryOne } from '../../store/database';
import { orderBy } from '../../store/order';
import { listRows } from '../list-rows';
import { numericId } from '../numeric-id';
import { makeResetToken } from './reset-links';
import { userColumns, userFrom, userResource, visibleUsers, type UserRow } from './user-row';
import { changeUser, makeUser } from './user-writes';

function list(call: Call): Promise<Answer> {
  const where = visibleUsers(call.user);
  const email = queryText(call.query, 'email');
  const company = queryText(call.query, 'company.code');
  if (email !== undefined) where.add('u.email ilike ?', partOf(email));
  if (company !== undefined) where.add('c.code = ?', company);
  const order = orderBy(call.query, { id: 'u.id', email: 'u.email' }, 'u.id');
  return listRows<UserRow>(call, {
    type: 'User',
    path: '/api/users',
    from: userFrom,
    columns: userColumns,
    where,
    order,
    present: userResource,
  });
}

async function findVisible(call: UnreadCall, id: number): Promise<UserRow> {
  const where = visibleUsers(call.user);
  where.add('u.id = ?', id);
  const row = await queryOne<UserRow>(call.db, `select ${userColumns} ${userFrom} ${where.where()}`, where.values);
  if (!row) throw notFound();
  return row;
}

/** Whether an account has a stronger role than the caller. The caller may not change or delete such an account. */
const isStronger = (call: UnreadCall, row: UserRow) => !includesRole(call.user.role, strongestRole(row.roles));

const visibleUser = (call: UnreadCall) => findVisible(call, numericId(call.params.id));

async function changeableUser(call: UnreadCall): Promise<UserRow> {
  const row = await visibleUser(call);
  if (isStronger(call, row)) throw accessDenied();
  return row;
}

async function update(call: Call): Promise<Answer> {
  const row = await changeableUser(call);
  await changeUser(call, row);
  return item(userResource(await findVisible(call, row.id)));
}

async function remove(call: Call): Promise<Answer> {
  const row = await changeableUser(call);
  if (row.id === call.user.id) throw accessDenied();
  await call.db.query('delete from users where id = $1', [row.id]);
  return nothing;
}

async function resetLink(call: Call): Promise<Answer> {
  const row = await visibleUser(call);
  const token = await makeResetToken(call.db, row.id);
  return json({ data: `${call.consoleOrigin}/reset-password/${token}` });
}

/** The calls that list, read, create, change and delete users, and the call that makes a link to set a password. */
export const userHandlers: Handlers = {
  listUsers: list,
  getUser: async (call) => item(userResource(await visibleUser(call))),
  createUser: async (call) => created(userResource(await findVisible(call, await makeUser(call)))),
  updateUser: admitting(changeableUser, update),
  deleteUser: remove,
  getResetPasswordLink: resetLink,
};
