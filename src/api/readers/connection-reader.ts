import * as z from 'zod/mini';
import {
  connectionKey,
  type ConnectionItem,
  type ConnectionRow,
  type ConnectionTest,
  type ConnectionType,
} from '@/domain/connection';
import { isRecord } from '@/lib/json';
import { encodeSegment } from '@/lib/addresses/encode-segment';
import { readCompanyRelation } from './company-relation';
import { anything, flag, text } from './tolerant';

const connectionSchema = z.object({
  id: z.union([z.number(), z.string()]),
  label: text,
  company: anything,
  url: text,
  version: text,
  domain: text,
  app: flag,
  useEventWebhook: flag,
  shopUrl: text,
});

/** Reads a connection from an entry of a list or from the response for one connection; null if it has no id. */
export function readConnection(type: ConnectionType, wire: unknown): ConnectionRow | null {
  const parsed = connectionSchema.safeParse(wire);
  if (!parsed.success) return null;
  const { company, ...fields } = parsed.data;
  return { key: connectionKey(type, fields.id), type, ...fields, ...readCompanyRelation(company) };
}

/** The IRI of a connection, and flags that show which of its credentials the server has stored. */
const storedFlagsSchema = z.object({
  '@id': text,
  clientIdSet: flag,
  secretSet: flag,
  userSet: flag,
  passwordSet: flag,
  permanentTokenSet: flag,
});

/** Reads the response to a request for one connection; null if it has no id. */
export function readConnectionItem(type: ConnectionType, wire: unknown): ConnectionItem | null {
  const row = readConnection(type, wire);
  const parsed = storedFlagsSchema.safeParse(isRecord(wire) ? wire : {});
  if (row === null || !parsed.success) return null;
  const { '@id': iri, ...stored } = parsed.data;
  return { ...row, iri: iri ?? `/api/${type}_connections/${encodeSegment(row.id)}`, stored };
}

const testSchema = z.object({ success: z.boolean(), message: text });

/** Reads the result of a connection test; only `success: true` is a success. */
export function readConnectionTest(wire: unknown): ConnectionTest {
  return testSchema.safeParse(wire).data ?? { success: false, message: null };
}

const authorizationSchema = z.object({ authorizationUrl: text });

/** Reads the provider's address at which the user authorises the app; null if the response has none. */
export function readAuthorizationUrl(wire: unknown): string | null {
  return authorizationSchema.safeParse(wire).data?.authorizationUrl ?? null;
}
