import { isHostName, isWebAddress } from '@/lib/text/web-address';
import type { CheckMessage } from './use-form-field';

/** The server's limit for names, labels, codes and e-mails, in characters. */
export const LONGEST_NAME = 255;

interface Check<Values> {
  value: Values;
  issues: { push: (issue: never) => void };
}

type Texts = Record<string, unknown>;

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
  return ({ value, issues }) => {
    for (const field of fields) {
      const text = value[field];
      if (typeof text !== 'string' || text.trim() === '' || text === stored?.[field] || isValid(text.trim())) continue;
      // Without `continue: true`, zod skips the checks that follow.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod's type of a raw issue lacks `continue`
      issues.push({ code: 'custom', path: [field], message, input: text, continue: true } as never);
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
