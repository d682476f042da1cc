import { codeProblem, type CodeProblem } from '@/domain/addresses/code';
import type * as z from 'zod/mini';
import { isAlertEmail } from '@/domain/alert-email';
import { valueErrors } from '@/domain/configuration/schema/field-errors';
import { formatPath, valueAt, type Path } from '@/domain/configuration/schema/path';
import { findJobType, formKindOf } from '@/domain/job-types/registry';
import type { InstanceField, InstanceFields } from '@/domain/instance';
import type { DraftRow } from './draft';
import { oversizedFields, type LimitedField, type LimitedFields } from '@/domain/instance-limits';
import { isRecord, isTooDeep, parseJson } from '@/lib/json';
import { sameValue } from '@/lib/same-value';

/**
 * The fields that must be filled in before Save, because they cannot change later. They are required even before the
 * form has loaded their options.
 * @param choosesCompany whether the user may choose a company; everybody else creates instances in their own company
 */
export function requiredFields(isNew: boolean, choosesCompany: boolean): InstanceField[] {
  if (!isNew) return [];
  return choosesCompany ? ['code', 'jobCode', 'companyCode'] : ['code', 'jobCode'];
}

/** The required fields that are still empty. */
export function missingFields(value: InstanceFields, required: readonly InstanceField[]): InstanceField[] {
  return required.filter((field) => {
    const content = value[field];
    return content === null || (typeof content === 'string' && content.trim() === '');
  });
}

/**
 * Why a configuration cannot be sent: it is not JSON, or nested too deeply. Null if it can be sent. The server's own
 * text can always be sent.
 */
export function configurationProblem(configuration: string, onServer: string | null): 'json' | 'tooDeep' | null {
  if (configuration === onServer) return null;
  if (parseJson(configuration) === undefined) return 'json';
  return isTooDeep(configuration) ? 'tooDeep' : null;
}

/**
 * Why a new instance cannot have its code; null if it can. Also null for an instance that the server already has,
 * because its code cannot change.
 */
export function newCodeProblem({ code }: InstanceFields, onServer: LimitedFields | null): CodeProblem | null {
  return onServer === null ? codeProblem(code) : null;
}

/**
 * The paths of required fields that are empty. Leaves out an empty field if the server's version has an equal entry or
 * section with the same empty field. Returns no paths while the configuration is edited as JSON.
 */
export function emptyPaths(value: ConfiguredInstance, onServer: Pick<LimitedFields, 'configuration'> | null): Path[] {
  const { jobCode, showJsonConfiguration, configuration } = value;
  if (formKindOf(jobCode, showJsonConfiguration) === 'generic') return [];
  const { schema } = findJobType(jobCode);
  const empty = emptyFields(schema, configuration);
  const known = empty.length === 0 || onServer === null ? [] : emptyFields(schema, onServer.configuration ?? '');
  return empty
    .filter(({ key, owner }) => !known.some((each) => each.key === key && sameValue(each.owner, owner)))
    .map(({ path }) => path);
}

type ConfiguredInstance = Pick<InstanceFields, 'jobCode' | 'showJsonConfiguration' | 'configuration'>;

interface EmptyField {
  path: Path;
  key: Path[number] | undefined;
  /** The entry or section around the field. */
  owner: unknown;
}

function emptyFields(schema: z.core.$ZodType, configuration: string): EmptyField[] {
  const value = parseJson(configuration);
  if (!isRecord(value)) return [];
  return valueErrors(schema, value)
    .filter(({ code }) => code === 'required')
    .map(({ path }) => ({ path, key: path.at(-1), owner: valueAt(value, path.slice(0, -1)) }));
}

/** The path of the place where the form shows a field: the field itself, or the list entry whose editor contains it. */
function shownPath(path: Path): Path {
  const index = path.findIndex((segment) => typeof segment === 'number');
  return index < 0 ? path : path.slice(0, index + 1);
}

/** Whether a draft can be saved without opening its form: nothing is missing, and every value can be sent. */
export const isComplete = ({ base, value }: Pick<DraftRow, 'base' | 'value'>, choosesCompany: boolean): boolean =>
  missingFields(value, requiredFields(base === null, choosesCompany)).length === 0 &&
  findInvalidField(value, base) === null;

/** A field that cannot be sent, and why. */
export interface InvalidField {
  field: LimitedField | 'code';
  reason: 'json' | 'tooDeep' | 'tooLong' | 'emails' | 'code' | 'required';
  /** The path of the empty field, or of the list entry that contains it. */
  place?: string;
}

/** The first field that cannot be sent, or null. A value that the server already has can always be sent. */
export function findInvalidField(value: InstanceFields, onServer: LimitedFields | null): InvalidField | null {
  const [oversized] = oversizedFields(value, onServer);
  if (oversized !== undefined) return { field: oversized, reason: 'tooLong' };
  if (newCodeProblem(value, onServer) !== null) return { field: 'code', reason: 'code' };
  const problem = configurationProblem(value.configuration, onServer?.configuration ?? null);
  if (problem !== null) return { field: 'configuration', reason: problem };
  const [empty] = emptyPaths(value, onServer);
  if (empty !== undefined)
    return { field: 'configuration', reason: 'required', place: `configuration.${formatPath(shownPath(empty))}` };
  const lists = ['errorAlertEmails', 'warningAlertEmails'] as const;
  const invalid = lists.find((list) => !value[list].every(isAlertEmail) && !sameValue(value[list], onServer?.[list]));
  return invalid === undefined ? null : { field: invalid, reason: 'emails' };
}
