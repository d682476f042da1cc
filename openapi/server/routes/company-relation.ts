import { badRequest } from '../http/problem';
import { iri, type Resource } from '../http/wire/resource';
import { queryOne, type Queryable } from '../store/database';

/** A company as an embedded relation. */
export function companyResource(code: string, name: string): Resource {
  return { '@id': iri('companies', code), '@type': 'Company', code, name };
}

/** Like `companyResource`, but null for an item without a company. */
export function optionalCompany(code: string | null, name: string | null): Resource | null {
  return code === null || name === null ? null : companyResource(code, name);
}

/** Decodes a part of a path. A part with invalid escapes stays unchanged; no item has such a name. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The id of the company to which an IRI in a body refers; null for null or undefined. Throws a 400 if there is no such
 * company, as API Platform does.
 */
export async function readCompany(db: Queryable, value: unknown): Promise<number | null> {
  if (value === null || value === undefined) return null;
  const text = String(value);
  const code = /(?:^|\/\/[^/]+)\/api\/companies\/([^/]+)$/.exec(text)?.[1];
  if (code === undefined) throw badRequest(`Invalid IRI "${text}".`);
  const row = await queryOne<{ id: number }>(db, 'select id from companies where code = $1', [decoded(code)]);
  if (!row) throw badRequest(`Item not found for "${text}".`);
  return row.id;
}
