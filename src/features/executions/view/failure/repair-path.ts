import type { Path } from '@/domain/configuration/schema/path';
import { formatPath } from '@/domain/configuration/schema/path';
import { instanceEditPath, instanceFieldPath } from '@/domain/paths';

/**
 * The form of an integration, opened for a failed run.
 * @param code of the integration, not encoded
 * @param run the id of the failed run
 * @param path the field in the configuration; null for its tab
 */
export function repairPath(code: string, run: number, path: Path | null): string {
  const form =
    path === null ? `${instanceEditPath(code)}?tab=configuration` : instanceFieldPath(code, formatPath(path));
  return `${form}&run=${run}`;
}
