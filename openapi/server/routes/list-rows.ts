import type { Answer, Call } from '../http/call';
import { readPaging } from '../http/paging';
import type { Resource } from '../http/wire/resource';
import type { Conditions } from '../store/conditions';
import { countedRows } from '../store/counted-rows';

/** A list with so few rows that each call can count them. */
export interface RowList<Row extends object> {
  type: string;
  path: string;
  /** `from …` with joins. */
  from: string;
  columns: string;
  where: Conditions;
  /** `order by …` */
  order: string;
  present: (row: Row) => Resource;
}

/** Reads the requested page and the total. */
export async function listRows<Row extends object>(call: Call, list: RowList<Row>): Promise<Answer> {
  const { db, query } = call;
  const paging = readPaging(query, call.maxItemsPerPage);
  const { type, path, columns, order } = list;
  const from = `${list.from} ${list.where.where()}`;
  const { rows, total } = await countedRows<Row>(db, {
    columns,
    source: `${from} ${order} limit ${paging.size} offset ${paging.offset}`,
    count: `select count(*)::int as total ${from}`,
    values: list.where.values,
    plannedAnew: list.where.values.length > 1,
  });
  const members = rows.map(list.present);
  return { kind: 'page', page: { type, path, members, totalItems: total, paging, query } };
}
