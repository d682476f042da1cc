import type { Path } from '@/domain/configuration/schema/path';
import { formatPath } from '@/domain/configuration/schema/path';
import { instanceEditPath, instanceFieldPath } from '@/domain/addresses/paths';

/**
 * The address of an integration's form, opened to repair a failed run.
 * @param code code of the integration, not URL-encoded
 * @param run the id of the failed run
 * @param path the field in the configuration; null opens the configuration tab
 */
export function repairPath(code: string, run: number, path: Path | null): string {
  const form =
    path === null ? `${instanceEditPath(code)}?tab=configuration` : instanceFieldPath(code, formatPath(path));
  return `${form}&run=${run}`;
}
