import { operations } from '../support/contract-document';
import type { Person, Row } from '../support/backend-client';

/** One item as the super administrator sees it. */
interface Seen {
  /** The code of the item's company; null when the item belongs to no company. */
  owner: string | null;
  collection: string;
  text: string;
}

/** All items of the backend at one time. */
export interface World {
  /** The identifiers that paths contain, by company and collection: `ids.get('acme')?.get('users')`. */
  ids: Map<string, Map<string, string[]>>;
  /** The items. A key consists of the call that returned the item, and of the collection and identifier of the item. */
  seen: Map<string, Seen>;
}

/** The maximum number of items of one collection and company that are read one by one. */
const MOST_ITEMS = 2;

// Reading a password reset link creates one, so that call is excluded.
const reads = operations.filter(
  ({ id, call }) => call.startsWith('GET /api/') && /^(list|get)/.test(id) && id !== 'getResetPasswordLink',
);
const pathOf = (call: string): string => call.split(' ')[1] ?? '';
const lists = reads.filter(({ call, parameters }) => !call.includes('{') && !parameters.some((each) => each.required));
const items = reads.filter(({ call }) => /^GET \/api\/\w+\/\{\w+\}/.test(call));

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The company code of a row; null when the row belongs to no company; undefined when the row does not say. */
function ownerOf(row: Row): string | null | undefined {
  const iri = String(row['@id'] ?? '');
  if (iri.startsWith('/api/companies/')) return iri.slice('/api/companies/'.length);
  if (isRow(row.company)) return String(row.company.code);
  if (isRow(row.jobInstance)) return ownerOf(row.jobInstance);
  return row.company === null ? null : undefined;
}

/**
 * Adds a row and the items that it contains. An inner item belongs to the company of the row, unless it says otherwise
 * or is already known.
 */
function add(world: World, call: string, row: Row, outer: string | null): void {
  const own = ownerOf(row);
  const [, collection = '', id = ''] = /^\/api\/(\w+)\/([^/]+)$/.exec(String(row['@id'] ?? '')) ?? [];
  const known = [...world.ids].find(([, ids]) => ids.get(collection)?.includes(id))?.[0];
  const outside = known === undefined ? outer : known || null;
  const owner = own === undefined ? outside : own;
  if (collection !== '') {
    world.seen.set(`${call} ${collection}/${id}`, { owner, collection, text: JSON.stringify(row) });
    const ofOwner = world.ids.get(owner ?? '') ?? new Map<string, string[]>();
    if (known === undefined) ofOwner.set(collection, [...(ofOwner.get(collection) ?? []), id]);
    world.ids.set(owner ?? '', ofOwner);
  }
  for (const inner of Object.values(row).flat()) if (isRow(inner) && '@id' in inner) add(world, call, inner, owner);
}

async function read(world: World, root: Person, url: string, owner: string | null): Promise<void> {
  const { status, body } = await root.get(url);
  if (status !== 200) return;
  const rows = body['hydra:member'];
  for (const row of Array.isArray(rows) ? rows : [body]) if (isRow(row)) add(world, url, row, owner);
}

/** Reads every list of the contract, and some items of each company one by one. @param root the super administrator */
export async function observe(root: Person): Promise<World> {
  const world: World = { ids: new Map(), seen: new Map() };
  for (const { call } of lists) await read(world, root, `${pathOf(call)}?itemsPerPage=100`, null);
  for (const { call } of items) {
    const [, , collection = ''] = pathOf(call).split('/');
    for (const [owner, ids] of world.ids) {
      for (const id of (ids.get(collection) ?? []).slice(0, MOST_ITEMS)) {
        await read(world, root, pathOf(call).replace(/\{\w+\}/, encodeURIComponent(id)), owner);
      }
    }
  }
  return world;
}
