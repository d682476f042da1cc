import { connectionKey, type ConnectionRow, type ConnectionType } from '@/domain/connection';

/** A connection for all companies, without any values except its key. */
export function connectionRow(
  type: ConnectionType,
  id: number | string,
  changes: Partial<ConnectionRow> = {},
): ConnectionRow {
  return {
    key: connectionKey(type, id),
    type,
    id,
    label: null,
    companyCode: null,
    companyName: null,
    url: null,
    version: null,
    domain: null,
    app: false,
    useEventWebhook: false,
    shopUrl: null,
    ...changes,
  };
}
