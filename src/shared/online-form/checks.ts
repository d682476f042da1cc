import { isHostName, isWebAddress } from '@/lib/text/web-address';
import { REQUIRED, type CheckMessage } from './use-form-field';

/** The server's limit for names, labels, codes and e-mails, in characters. */
export const LONGEST_NAME = 255;

interface Check<Values> {
  value: Values;
  issues: { push: (issue: never) => void };
}

type Texts = Record<string, unknown>;

function addIssue({ issues }: Check<unknown>, field: string, message: CheckMessage, input: unknown): void {
  // Without `continue: true`, zod skips the checks that follow.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod's type of a raw issue lacks `continue`
  issues.push({ code: 'custom', path: [field], message, input, continue: true } as never);
}

/**
 * A check that no required field is empty.
 * @param needed returns the names of the required fields
 */
export function requireFields<Values extends Texts>(
  needed: (values: Values) => readonly (keyof Values & string)[],
): (check: Check<Values>) => void {
  return (check) => {
    for (const field of needed(check.value)) {
      const text = check.value[field];
      if (typeof text !== 'string' || text.trim() === '') addIssue(check, field, REQUIRED, text);
    }
  };
}

/**
 * Creates a check for text fields of a form. Empty fields pass.
 * @param stored the server's values; an unchanged value always passes, so that other fields can be saved
 */
function checkTexts<Values extends Texts>(
  fields: readonly (keyof Values & string)[],
  isValid: (text: string) => boolean,
  message: CheckMessage,
  stored: Partial<Values> | null,
): (check: Check<Values>) => void {
  return (check) => {
    for (const field of fields) {
      const text = check.value[field];
      if (typeof text !== 'string' || text.trim() === '' || text === stored?.[field] || isValid(text.trim())) continue;
      addIssue(check, field, message, text);
    }
  };
}

/** A check that each field contains an `http` or `https` address, or is empty. */
export const webAddresses = <Values extends Texts>(
  fields: readonly (keyof Values & string)[],
  stored: Partial<Values> | null = null,
) => checkTexts<Values>(fields, isWebAddress, 'online:check.webAddress', stored);

/** A check that each field contains a host name, or is empty. */
export const hostNames = <Values extends Texts>(
  fields: readonly (keyof Values & string)[],
  stored: Partial<Values> | null = null,
) => checkTexts<Values>(fields, isHostName, 'online:check.hostName', stored);

/** A check that no field is longer than `LONGEST_NAME`. */
export const shortNames = <Values extends Texts>(
  fields: readonly (keyof Values & string)[],
  stored: Partial<Values> | null = null,
) => checkTexts<Values>(fields, (text) => text.length <= LONGEST_NAME, 'online:check.tooLong', stored);
