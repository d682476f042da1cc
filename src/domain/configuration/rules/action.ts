import * as z from 'zod/mini';
import { optionOf } from '../parts/option-rule';
import { text } from '../schema/field-types';
import { named, anyNameOf } from '../schema/named-fields';
import { defaultOf, readAs } from '../schema/read-as';
import { keysOf } from '@/lib/typed-entries';

/** A field that takes the name of a metaproperty. */
const field = () => named(text(), anyNameOf('metaproperty'));

/** The schema of each type of action. The API has the same types. */
const actionSchemas = {
  regex_extract: z.looseObject({
    type: z.literal('regex_extract'),
    toField: field(),
    fromField: field(),
    regex: text('//'),
    regexPattern: text(),
  }),
  pattern: z.looseObject({ type: z.literal('pattern'), toField: field(), pattern: text() }),
  set_static_value: z.looseObject({
    type: z.literal('set_static_value'),
    toField: field(),
    value: named(text(), optionOf('toField')),
  }),
  set_dynamic_datetime: z.looseObject({
    type: z.literal('set_dynamic_datetime'),
    toField: field(),
    timezone: text(),
  }),
};

export type ActionType = keyof typeof actionSchemas;
export const ACTION_TYPES = keysOf(actionSchemas);

export const actionSchema = z.discriminatedUnion('type', [
  actionSchemas.regex_extract,
  actionSchemas.pattern,
  actionSchemas.set_static_value,
  actionSchemas.set_dynamic_datetime,
]);
export type Action = z.output<typeof actionSchema>;
export type ActionField = 'toField' | 'fromField' | 'regex' | 'regexPattern' | 'pattern' | 'value' | 'timezone';

export const isActionType = (type: unknown): type is ActionType => ACTION_TYPES.some((known) => known === type);

/** A new action, with the keys of its type and no others. */
export function newAction(type: ActionType = 'regex_extract'): Action {
  return defaultOf(actionSchemas[type]);
}

/**
 * The fields of an action type, in screen order. An unknown type has no fields, because its actions are edited as JSON.
 */
export function actionFields(type: string): ActionField[] {
  if (!isActionType(type)) return [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the schema, except `type`
  return Object.keys(actionSchemas[type].shape).filter((key) => key !== 'type') as ActionField[];
}

/** Changes the type of an action. Fields that both types have keep their values, and unknown keys stay. */
export function withActionType(action: Action, type: ActionType): Action {
  if (action.type === type) return action;
  const dropped = new Set<string>(actionFields(action.type).filter((field) => !actionFields(type).includes(field)));
  const kept = Object.entries(action).filter(([key]) => !dropped.has(key));
  return readAs(actionSchema, { ...Object.fromEntries(kept), type });
}

/** All IANA time zones; UTC is the first. */
export function timeZones(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
}
