import { readMetafieldKey } from '@/api/readers/reference-readers';
import { metafieldRowKey } from '@/domain/connection';
import { readRows } from '../tasks/read-executions';
import type { Command } from './command';

/** Reads and stores the metafields of a shop, so that forms offer them offline too. */
export const readMetafieldKeys: Command<'readMetafieldKeys'> = async (context, { connectionId, owner }) => {
  const result = await context.api.listMetafieldKeys(connectionId, owner);
  if (!result.ok) return result;
  const keys = readRows(result.value, readMetafieldKey, context);
  await context.writer.applyRows('metafieldKeys', [{ key: metafieldRowKey(connectionId, owner), keys }]);
  return { ok: true, value: null };
};
