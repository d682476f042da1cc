import { item, type Answer, type Call, type Handlers } from '../../http/call';
import { notFound } from '../../http/problem';
import { queryText } from '../../http/query-string';
import { partOf } from '../../store/conditions';
import { queryOne } from '../../store/database';
import { orderBy } from '../../store/order';
import { listRows } from '../list-rows';
import { numericId } from '../numeric-id';
import { userColumns, userFrom, userResource, visibleUsers, type UserRow } from './user-row';

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

/** A user that the caller may see; everybody sees oneself. */
export async function visibleUser(call: Call): Promise<UserRow> {
  const where = visibleUsers(call.user);
  where.add('u.id = ?', numericId(call.params.id));
  const row = await queryOne<UserRow>(call.db, `select ${userColumns} ${userFrom} ${where.where()}`, where.values);
  if (!row) throw notFound();
  return row;
}

/** Users: list and item. */
export const userHandlers: Handlers = {
  listUsers: list,
  getUser: async (call) => item(userResource(await visibleUser(call))),
};
