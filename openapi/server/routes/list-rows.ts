import type { Answer, Call } from '../http/call';
import { readPaging } from '../http/paging';
import type { Resource } from '../http/wire/resource';
import type { Conditions } from '../store/conditions';
import { queryOne } from '../store/database';

/** A list that comes from one statement. */
export interface RowList<Row extends object> {
  type: string;
  path: string;
  /** `from …` with its joins. */
  from: string;
  columns: string;
  where: Conditions;
  /** `order by …` */
  order: string;
  present: (row: Row) => Resource;
}

/** Reads the page that the call asks for, and how many rows there are. */
export async function listRows<Row extends object>(call: Call, list: RowList<Row>): Promise<Answer> {
  const { db, query } = call;
  const paging = readPaging(query, call.maxItemsPerPage);
  const { values } = list.where;
  const source = `${list.from} ${list.where.where()}`;
  const total = await queryOne<{ total: number }>(db, `select count(*)::int as total ${source}`, values);
  const rows = await db.query<Row>(
    `select ${list.columns} ${source} ${list.order} limit ${paging.size} offset ${paging.offset}`,
    values,
  );
  const members = rows.map(list.present);
  const { type, path } = list;
  return { kind: 'page', page: { type, path, members, totalItems: total?.total ?? 0, paging, query } };
}
