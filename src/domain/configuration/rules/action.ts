import * as z from 'zod/mini';
import { fieldErrors, type FieldErrors } from '../schema/field-errors';
import { text } from '../schema/field-types';
import { defaultOf, readAs } from '../schema/read-as';

/** What an action writes, by its type on the wire. */
const actionSchemas = {
  regex_extract: z.looseObject({
    type: z.literal('regex_extract'),
    toField: text(),
    fromField: text(),
    regex: text('//'),
    regexPattern: text(),
  }),
  pattern: z.looseObject({ type: z.literal('pattern'), toField: text(), pattern: text() }),
  set_static_value: z.looseObject({ type: z.literal('set_static_value'), toField: text(), value: text() }),
  set_dynamic_datetime: z.looseObject({
    type: z.literal('set_dynamic_datetime'),
    toField: text(),
    timezone: text(),
  }),
};

export type ActionType = keyof typeof actionSchemas;
export const ACTION_TYPES = Object.keys(actionSchemas) as ActionType[];

export const actionSchema = z.discriminatedUnion('type', [
  actionSchemas.regex_extract,
  actionSchemas.pattern,
  actionSchemas.set_static_value,
  actionSchemas.set_dynamic_datetime,
]);
export type Action = z.output<typeof actionSchema>;
export type ActionField = 'toField' | 'fromField' | 'regex' | 'regexPattern' | 'pattern' | 'value' | 'timezone';

export const isActionType = (type: unknown): type is ActionType => ACTION_TYPES.some((known) => known === type);

/** A new action of a type: only the keys of that type. */
export function newAction(type: ActionType = 'regex_extract'): Action {
  return defaultOf<z.core.$ZodType>(actionSchemas[type]) as Action;
}

/** The fields that an action type shows, in their order; those of an unknown type are edited as JSON. */
export function actionFields(type: string): ActionField[] {
  if (!isActionType(type)) return [];
  return Object.keys(actionSchemas[type].shape).filter((key) => key !== 'type') as ActionField[];
}

/** The action with another type: fields that both types have keep their values, unknown keys stay. */
export function withActionType(action: Action, type: ActionType): Action {
  if (action.type === type) return action;
  const dropped = new Set<string>(actionFields(action.type).filter((field) => !actionFields(type).includes(field)));
  const kept = Object.entries(action).filter(([key]) => !dropped.has(key));
  return readAs(actionSchema, { ...Object.fromEntries(kept), type });
}

export const validateAction = (action: Action): FieldErrors => fieldErrors(actionSchema, action);
