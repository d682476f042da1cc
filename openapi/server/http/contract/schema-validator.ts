import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** Compiles schemas of the contract, each schema object once. */
export interface SchemaValidator {
  compile(schema: AnySchema): ValidateFunction;
}

/**
 * Creates a validator that converts no types, keeps unknown properties, and reports every error with the value that
 * caused it.
 */
export function schemaValidator(): SchemaValidator {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, removeAdditional: false });
  addFormats.default(ajv);
  const compiled = new WeakMap<object, ValidateFunction>();
  return {
    compile: (schema) => {
      const key = Object(schema) as object;
      const known = compiled.get(key) ?? ajv.compile(schema);
      compiled.set(key, known);
      return known;
    },
  };
}
