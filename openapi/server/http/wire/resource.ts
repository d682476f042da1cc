import { writesNulls, type Dialect } from './dialect';

/** A resource with all fields. A field without a value is null. */
export interface Resource {
  '@id': string;
  '@type': string;
  [field: string]: unknown;
}

function isResource(value: unknown): value is Resource {
  return typeof value === 'object' && value !== null && '@type' in value;
}

/** The resource in the format of the dialect. Nulls inside plain JSON (a change set, a default configuration) stay. */
export function writeResource(resource: Resource, dialect: Dialect): Record<string, unknown> {
  if (writesNulls(dialect)) return resource;
  const written: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(resource)) {
    if (value === null) continue;
    written[name] = writeValue(value, dialect);
  }
  return written;
}

function writeValue(value: unknown, dialect: Dialect): unknown {
  if (Array.isArray(value)) return value.map((each) => writeValue(each, dialect));
  return isResource(value) ? writeResource(value, dialect) : value;
}

/** A map in the format of PHP, where an empty map is `[]`. */
export function phpMap(map: Record<string, unknown>): Record<string, unknown> | [] {
  return Object.keys(map).length === 0 ? [] : map;
}

/** A date in API Platform's format: whole seconds, with the offset. */
export function atomDate(date: Date | null): string | null {
  return date === null ? null : `${date.toISOString().slice(0, 19)}+00:00`;
}

/** The path of an item, with its identifier encoded. */
export function iri(collection: string, id: string | number): string {
  return `/api/${collection}/${encodeURIComponent(String(id))}`;
}
