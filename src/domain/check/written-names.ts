import { linkedConnections } from '../configuration/linked-connections';
import { namedFields } from '../configuration/schema/named-fields';
import type { InstanceFields } from '../instance';
import { findJobType } from '../job-types/registry';
import { firstOfEach } from '@/lib/first-of-each';
import { isRecord, parseJson } from '@/lib/json';

/** An asset family or reference entity that an integration writes. */
export interface WrittenName {
  kind: 'assetFamily' | 'referenceEntity';
  name: string;
  /** The key of the connection; null if the server chooses the connection. */
  connection: string | null;
}

/** The lists whose entries write the family or entity that they refer to; entries of other lists only read it. */
const WRITING_LISTS = new Set<unknown>(['mappings', 'mapping', 'delete_akeneo_assets']);

/** The asset families and reference entities that an integration writes, each once. */
export function writtenNames({
  jobCode,
  configuration,
}: Pick<InstanceFields, 'jobCode' | 'configuration'>): WrittenName[] {
  const value = parseJson(configuration);
  if (!isRecord(value)) return [];
  const connection = linkedConnections(configuration).find(({ type }) => type === 'akeneo')?.key ?? null;
  const found = namedFields(findJobType(jobCode).schema, value).flatMap(({ path, accepted, texts }): WrittenName[] => {
    if (accepted === null || !WRITING_LISTS.has(path[0])) return [];
    const { kind } = accepted;
    return kind === 'assetFamily' || kind === 'referenceEntity'
      ? texts.map(({ text }) => ({ kind, name: text, connection }))
      : [];
  });
  return firstOfEach(found, ({ kind, name }) => `${kind} ${name}`);
}

/** The names that two integrations of the same company both write. */
export const writtenByBoth = (one: readonly WrittenName[], other: readonly WrittenName[]): WrittenName[] =>
  one.filter(({ kind, name, connection }) =>
    other.some(
      (each) =>
        each.kind === kind &&
        each.name === name &&
        (connection === null || each.connection === null || each.connection === connection),
    ),
  );
