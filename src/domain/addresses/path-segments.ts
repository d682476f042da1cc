/**
 * The decoded text of one segment of a path. The router decodes its parameters twice, so it would change a code that
 * contains `%2F`.
 * @param path the path, still encoded
 * @param index the position of the segment, 0-based
 */
export function pathSegment(path: string, index: number): string {
  const segment = path.split('/')[index + 1] ?? '';
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * The code or token in paths such as `/company/{code}/sso`, decoded.
 * @param path the path, still encoded
 */
export const codeInPath = (path: string): string => pathSegment(path, 1);

/**
 * The id in `/connections/{action}/{type}/{id}`, decoded.
 * @param path the path, still encoded
 */
export const connectionIdInPath = (path: string): string => pathSegment(path, 3);
