import { companyNameOf } from '../company';
import * as z from 'zod/mini';
import { isRecord, parseJson } from '@/lib/json';
import { nodeAt, rawOf, rootOf } from '@/lib/json-nodes';
import { placeAt, type TextPlace } from '@/lib/text/text-place';
import { visible } from '@/lib/text/visible-text';
import { linkedConnections, mayUseConnection } from '../configuration/linked-connections';
import { formatPath, type Path } from '../configuration/schema/path';
import { rawAt, removeAt, setRawAt } from '../configuration/text/configuration-text';
import { jsonProblem } from '../configuration/text/json-problem';
import type { ConnectionRow } from '../connection';
import type { InstanceFields, InstanceRow } from '../instance';
import { fieldsOf } from '../instance-fields';
import { fileFields, nullableText, text, texts } from './file-fields';

/** Marks a file as an exported integration. */
const FORMAT = 'sync-console/integration';
/** The newest version of the format that this build reads. */
const VERSION = 1;

/** The maximum size of a file in bytes. */
export const MAX_FILE_BYTES = 1_048_576;

/** The fields that are read from a file. The integration keeps its own code, job and company. */
const fieldsSchema = z.extend(z.omit(fileFields, { code: true, jobCode: true, companyCode: true }), {
  configuration: z.string(),
});

const fileSchema = z.object({
  format: z.literal(FORMAT),
  version: z.number(),
  exportedAt: z._default(z.string(), ''),
  exportedBy: nullableText,
  from: z.object({ code: text, label: text, company: nullableText }),
  jobCode: nullableText,
  fields: fieldsSchema,
  /** The name of each connection, by the key under which the configuration stores its id. */
  connections: z._default(z.record(z.string(), z.string()), {}),
  /** The codes of the secured variables. Their values are never in a file. */
  securedVariables: texts,
});

/** An integration in a file. */
export type InstanceFile = z.infer<typeof fileSchema>;

/** What to export, and who exports it at what time. */
interface Export {
  row: InstanceRow;
  /** The values to export, from the server or from the draft. */
  value: InstanceFields;
  connections: readonly ConnectionRow[];
  /** ISO 8601. */
  at: string;
  by: string | null;
}

/** The content of an export file: settings, configuration and the names of connections, but no secrets. */
export function instanceFile({ row, value, connections, at, by }: Export): InstanceFile {
  return {
    format: FORMAT,
    version: VERSION,
    exportedAt: at,
    exportedBy: by,
    from: { code: row.code, label: value.label, company: companyNameOf(row) },
    jobCode: value.jobCode,
    fields: fieldsSchema.parse(value),
    connections: Object.fromEntries(
      linkedConnections(value.configuration).map(({ field, key, id }) => [
        field,
        nameOf(
          connections.find((each) => each.key === key),
          id,
        ),
      ]),
    ),
    securedVariables: (row.securedVariables ?? []).map(({ code }) => code),
  };
}

/** Why a file cannot be imported. */
export type FileRefusal = 'unreadable' | 'otherKind' | 'newer' | 'wrongValue' | 'badConfiguration';

/** Why a file cannot be imported, and where the mistake is. */
export interface RefusedFile {
  refused: FileRefusal;
  /** The path of the field with a wrong value. */
  field?: string;
  /** The place of the mistake in the file; null or absent if there is no single place. */
  place?: TextPlace | null;
}

/** Reads the text of a file. A file with a mistake is refused as a whole. */
export function readInstanceFile(content: string): InstanceFile | RefusedFile {
  const parsed = parseJson(content);
  if (parsed === undefined) {
    const problem = jsonProblem(content);
    return { refused: 'unreadable', place: problem?.code === 'syntax' ? placeAt(content, problem.offset) : null };
  }
  if (!isRecord(parsed) || parsed['format'] !== FORMAT) return { refused: 'otherKind' };
  if (typeof parsed['version'] === 'number' && parsed['version'] > VERSION) return { refused: 'newer' };
  const file = fileSchema.safeParse(parsed);
  if (!file.success) {
    const path = (file.error.issues[0]?.path ?? []).map((segment) =>
      typeof segment === 'number' ? segment : String(segment),
    );
    return { refused: 'wrongValue', field: formatPath(path), place: placeOf(content, path) };
  }
  const { configuration } = file.data.fields;
  if (parseJson(configuration) !== undefined) return file.data;
  const problem = jsonProblem(configuration);
  const offset = problem?.code === 'syntax' ? problem.offset : 0;
  return { refused: 'badConfiguration', place: placeOf(content, ['fields', 'configuration'], offset) };
}

/**
 * The place of a value in a file. If the value is missing, the place of the object that should contain it.
 * @param within an offset inside the text that the value contains; null for the beginning of the value
 */
function placeOf(content: string, path: Path, within: number | null = null): TextPlace | null {
  const root = rootOf(content);
  const node = root && (nodeAt(root, path) ?? nodeAt(root, path.slice(0, -1)));
  if (!node) return null;
  return placeAt(content, node.start + (within === null ? 0 : writtenOffset(rawOf(node), within)));
}

/**
 * Converts an offset in a text to the offset in the JSON string that contains the text. The two offsets differ, because
 * JSON escapes some characters as several characters.
 */
function writtenOffset(json: string, offset: number): number {
  let at = 1;
  for (let left = offset; left > 0 && at < json.length - 1; left -= 1)
    at += json[at] !== '\\' ? 1 : json[at + 1] === 'u' ? 6 : 2;
  return at;
}

/** The result of importing a file into an instance. */
export interface ImportedFields {
  fields: InstanceFields;
  /**
   * The names of the connections in the file that the instance does not take over, by the key under which the
   * configuration stores each connection.
   */
  foreign: Readonly<Record<string, string>>;
  /** Whether the file has alert addresses of another company. The instance does not take them over. */
  hasForeignAlerts: boolean;
}

/**
 * Imports a file into an instance. The instance keeps its code, job and company. If the file comes from another
 * company, the instance also keeps its alert addresses. A connection is taken over only if the instance's company may
 * use it, and if this device knows a connection with the same id and name: on another server, the same id can be
 * another connection.
 */
export function fieldsForInstance(
  file: InstanceFile,
  row: InstanceRow,
  connections: readonly ConnectionRow[],
): ImportedFields {
  const own = fieldsOf(row);
  const { code, jobCode, companyCode } = own;
  let { configuration } = file.fields;
  const foreign: Record<string, string> = {};
  for (const { field, key, id } of linkedConnections(configuration)) {
    const known = connections.find((each) => each.key === key);
    const isOwn = known !== undefined && mayUseConnection(known, companyCode);
    const name = file.connections[field] ?? String(id);
    if (isOwn && nameOf(known, id) === name) continue;
    const kept = rawAt(own.configuration, [field]);
    configuration = kept === undefined ? removeAt(configuration, [field]) : setRawAt(configuration, [field], kept);
    if (kept !== undefined && known !== undefined && linksTo(own.configuration, key)) continue;
    foreign[field] = name;
  }
  const fields = { ...own, ...file.fields, code, jobCode, companyCode, configuration };
  if (file.from.company === companyNameOf(row)) return { fields, foreign, hasForeignAlerts: false };
  const { sendErrorEmail, errorAlertEmails, sendWarningEmail, warningAlertEmails } = own;
  return {
    fields: { ...fields, sendErrorEmail, errorAlertEmails, sendWarningEmail, warningAlertEmails },
    foreign,
    hasForeignAlerts: file.fields.errorAlertEmails.length + file.fields.warningAlertEmails.length > 0,
  };
}

/** The name of a connection; its id if the connection is unknown or has no name. */
const nameOf = (row: ConnectionRow | undefined, id: number | string): string => visible(row?.label) ?? String(id);

const linksTo = (configuration: string, key: string): boolean =>
  linkedConnections(configuration).some((linked) => linked.key === key);

/** The name of the file for an integration, with safe characters only. */
export const fileNameOf = (code: string): string => `${code.replaceAll(/[^\w.-]+/g, '-')}.sync.json`;
