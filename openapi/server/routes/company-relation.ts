import { badRequest } from '../http/problem';
import { iri, type Resource } from '../http/wire/resource';
import { queryOne, type Queryable } from '../store/database';

/** A company as relations embed it. */
export function companyResource(code: string, name: string): Resource {
  return { '@id': iri('companies', code), '@type': 'Company', code, name };
}

/** A company that may be missing. */
export function optionalCompany(code: string | null, name: string | null): Resource | null {
  return code === null || name === null ? null : companyResource(code, name);
}

/** A part of a path without its escapes; as it is when they are broken, and then it names nothing. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The number of the company that an IRI in a body names; null for null. An IRI of nothing or of something else is a
 * 400, as API Platform answers.
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
