import { isRecord, listValues } from '@/lib/json';

/** A path in a JSON value: object keys and list indexes from the root. */
export type Path = readonly (string | number)[];

/**
 * The value at a path; undefined if there is none. PHP writes a list with gaps as an object. In such an object, an
 * index means the position among the values.
 */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, segment) => {
    if (typeof segment === 'number') return listValues(inner)[segment];
    return isRecord(inner) ? inner[segment] : undefined;
  }, value);

/**
 * The path of the form field that shows the value at a path. The form shows a list of texts as one field, so an item of
 * the list gets the path of the list.
 */
export const fieldPathOf = (path: Path): Path => (typeof path.at(-1) === 'number' ? path.slice(0, -1) : path);

/** A path as servers write it: `mappings[0].metadata[2].attribute`. */
export function formatPath(path: Path): string {
  return path.reduce<string>((text, segment) => {
    if (typeof segment === 'number') return `${text}[${segment}]`;
    return text === '' ? segment : `${text}.${segment}`;
  }, '');
}

/** Splits a `propertyPath` into segments. Reads `a.b`, `a[0].b`, `a.0.b` and Symfony's `a[b][0]`; "" gives []. */
export function parsePropertyPath(propertyPath: string): (string | number)[] {
  return propertyPath
    .split(/[.[\]]+/)
    .filter((segment) => segment !== '')
    .map((segment) => (/^\d{1,9}$/.test(segment) ? Number(segment) : segment));
}

/** Whether `path` is `outer` or lies inside it. */
export function isWithin(path: Path, outer: Path): boolean {
  return outer.length <= path.length && outer.every((segment, index) => segment === path[index]);
}
