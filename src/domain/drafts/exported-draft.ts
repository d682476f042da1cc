import * as z from 'zod/mini';
import { draftIdOfCode, type DraftRow } from './draft';
import type { InstanceFields } from '@/domain/instance';
import { isPossibleCode } from '../addresses/code';
import { fileFields, nullableText } from '../copies/file-fields';
import { startDraft } from './draft-transitions';

const draftSchema = z.object({
  code: nullableText,
  value: fileFields,
  base: z._default(z.nullable(fileFields), null),
});
const fileSchema = z.array(draftSchema).check(z.minLength(1));

/** A draft in an export file. */
export interface ExportedDraft {
  /** The code of the instance being changed; null for a new instance. */
  code: string | null;
  state: DraftRow['state'];
  /** ISO 8601, UTC. */
  updatedAt: string;
  value: InstanceFields;
  /** The server's version that the draft is based on; null for a new instance. */
  base: InstanceFields | null;
}

/** Converts a draft to its form in an export file. */
export function exportedDraft({ code, state, updatedAt, base, value }: DraftRow): ExportedDraft {
  return { code, state, updatedAt: new Date(updatedAt).toISOString(), value, base };
}

/** The maximum number of drafts in a file. */
export const MAX_DRAFTS = 1_000;

/** A draft to import. */
export type DraftToImport = Pick<ExportedDraft, 'code' | 'value' | 'base'>;

/** The drafts of a file, or why the whole file is refused. `badCode` also gives the first code that no instance can have. */
export type FileContent =
  { drafts: DraftToImport[] } | { refused: 'unreadable' | 'tooMany' } | { refused: 'badCode'; code: string };

/** Reads the parsed JSON of a file: one exported draft, or a list of them. */
export function readExportedDrafts(content: unknown): FileContent {
  const list: unknown[] = Array.isArray(content) ? content : [content];
  if (list.length > MAX_DRAFTS) return { refused: 'tooMany' };
  const parsed = fileSchema.safeParse(list);
  if (!parsed.success) return { refused: 'unreadable' };
  const codes = parsed.data.flatMap(({ code, value, base }) => [code ?? '', value.code, base?.code ?? '']);
  const badCode = codes.find((code) => !isPossibleCode(code));
  return badCode === undefined ? { drafts: parsed.data } : { refused: 'badCode', code: badCode };
}

/**
 * Creates a draft from a draft in a file. A change without a base cannot be merged, so it becomes the draft of a new
 * instance.
 */
export function importedDraft({ code, base, value }: DraftToImport, newId: string, now: number): DraftRow {
  const isChange = code !== null && base !== null;
  return isChange
    ? startDraft(draftIdOfCode(code), { ...base, code }, { ...value, code }, now)
    : startDraft(newId, null, value, now);
}
