import { isHostName, isWebAddress } from '@/lib/text/web-address';
import type { CheckMessage } from './use-form-field';

/** The longest name, label, code or e-mail that the server takes. */
export const LONGEST_NAME = 255;

interface Check<Values> {
  value: Values;
  issues: { push: (issue: never) => void };
}

type Texts = Record<string, unknown>;

/**
 * A check of the named texts of a form.
 * @param stored what the server has: that is never in the way of a change elsewhere
 */
function checkTexts<Values extends Texts>(
  fields: readonly (keyof Values & string)[],
  isRight: (text: string) => boolean,
  message: CheckMessage,
  stored: Partial<Values> | null,
): (check: Check<Values>) => void {
  return ({ value, issues }) => {
    for (const field of fields) {
      const text = value[field];
      if (typeof text !== 'string' || text.trim() === '' || text === stored?.[field] || isRight(text.trim())) continue;
      // Else the checks that follow would not be made.
      issues.push({ code: 'custom', path: [field], message, input: text, continue: true } as never);
    }
  };
}

/** The named fields are `http` or `https` addresses, or empty. */
export const webAddresses = <Values extends Texts>(
  fields: readonly (keyof Values & string)[],
  stored: Partial<Values> | null = null,
) => checkTexts<Values>(fields, isWebAddress, 'online:check.webAddress', stored);

/** The named fields are host names, or empty. */
export const hostNames = <Values extends Texts>(
  fields: readonly (keyof Values & string)[],
  stored: Partial<Values> | null = null,
) => checkTexts<Values>(fields, isHostName, 'online:check.hostName', stored);

/** The named fields are no longer than a name may be. */
export const shortNames = <Values extends Texts>(
  fields: readonly (keyof Values & string)[],
  stored: Partial<Values> | null = null,
) => checkTexts<Values>(fields, (text) => text.length <= LONGEST_NAME, 'online:check.tooLong', stored);
