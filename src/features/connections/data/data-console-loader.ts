import { readConnection } from '@/data/online/connections';
import { noSuchItem } from '@/data/online/online-call';
import { onlineLoader } from '@/data/online/online-loader';
import { readConnectionType } from '@/domain/connection';

export const dataConsoleLoader = onlineLoader(async ({ params }) => {
  const type = readConnectionType(params['type']);
  return type === null ? noSuchItem() : readConnection(type, params['id'] ?? '');
});
