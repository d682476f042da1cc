import { readMetafieldKey } from '@/api/readers/reference-readers';
import { metafieldRowKey, type MetafieldOwner } from '@/domain/connection';
import type { Command } from './command-context';
import { readRows } from '../tasks/read-executions';

/** Reads and stores the metafields of a shop, so that forms offer them offline too. */
export const readMetafieldKeys: Command<{ connectionId: number | string; owner: MetafieldOwner }, null> = async (
  context,
  { connectionId, owner },
) => {
  const result = await context.api.listMetafieldKeys(connectionId, owner);
  if (!result.ok) return result;
  const keys = readRows(result.value, readMetafieldKey, context);
  await context.writer.applyRows('metafieldKeys', [{ key: metafieldRowKey(connectionId, owner), keys }]);
  return { ok: true, value: null };
};
