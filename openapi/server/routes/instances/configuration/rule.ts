import { blank, invalidChoice, violation, type Violation } from '../../../http/problem';
import { isJsonObject, objectsUnder, type JsonObject } from './json-reading';

/** Returns the violations of the object at `path` in a configuration. */
export type Rule = (object: JsonObject, path: string) => Violation[];

const isAbsent = (value: unknown): boolean => value === undefined || value === null;
const isEmpty = (value: unknown): boolean =>
  isAbsent(value) || value === '' || (Array.isArray(value) && value.length === 0);

/** Requires a value under each of the keys. */
export function needs(...keys: string[]): Rule {
  return (object, path) => keys.filter((key) => isEmpty(object[key])).map((key) => violation(`${path}.${key}`, blank));
}

/** Refuses the value under a key if it is not one of these values. The value may be missing. */
export function oneOf(key: string, values: readonly string[]): Rule {
  return (object, path) =>
    isAbsent(object[key]) || values.includes(String(object[key])) ? [] : [violation(`${path}.${key}`, invalidChoice)];
}

/** Refuses the value under a key if `passes` returns false for it. The value may be missing. */
export function check(key: string, passes: (value: unknown) => boolean, message: string): Rule {
  return (object, path) => (isAbsent(object[key]) || passes(object[key]) ? [] : [violation(`${path}.${key}`, message)]);
}

export const isOn = (key: string): Rule =>
  check(key, (value) => typeof value === 'boolean', 'This value should be of type bool.');

/** Applies rules to every object in the list under a key. A value that is no list is refused. */
export function each(key: string, ...rules: Rule[]): Rule {
  const isList = check(key, Array.isArray, 'This value should be of type array.');
  return (object, path) => [
    ...isList(object, path),
    ...objectsUnder(object, key).flatMap(([place, entry]) =>
      rules.flatMap((rule) => rule(entry, `${path}.${key}[${place}]`)),
    ),
  ];
}

/** Applies rules to the object under a key, if there is one. */
export function within(key: string, ...rules: Rule[]): Rule {
  return (object, path) => {
    const inner = object[key];
    return isJsonObject(inner) ? rules.flatMap((rule) => rule(inner, `${path}.${key}`)) : [];
  };
}

/** Applies rules only to the objects for which `applies` is true. */
export function when(applies: (object: JsonObject) => boolean, ...rules: Rule[]): Rule {
  return (object, path) => (applies(object) ? rules.flatMap((rule) => rule(object, path)) : []);
}
