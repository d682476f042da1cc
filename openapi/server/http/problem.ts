/** A violation of one field in API Platform's format. */
export interface Violation {
  propertyPath: string;
  message: string;
  code: string | null;
}

/** An error response, which handlers throw. The dialect decides the format. */
export class Problem extends Error {
  readonly status: number;
  readonly violations: readonly Violation[] | null;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether no route matches the call, so that Symfony answers instead of API Platform, in another format. */
  readonly unmatchedRoute: boolean;

  constructor(
    status: number,
    description: string,
    more: { violations?: readonly Violation[]; headers?: Record<string, string>; unmatchedRoute?: boolean } = {},
  ) {
    super(description);
    this.status = status;
    this.violations = more.violations ?? null;
    this.headers = more.headers ?? {};
    this.unmatchedRoute = more.unmatchedRoute ?? false;
  }
}

export const notFound = () => new Problem(404, 'Not Found');
export const accessDenied = () => new Problem(403, 'Access Denied.');
export const badRequest = (description: string) => new Problem(400, description);

/** A 401 in the format of LexikJWT, which differs from API Platform's. */
export class Unauthorized extends Error {}

const constraintCodes: Record<string, string> = {
  'This value is already used.': '23bd9dbf-6b9b-41cd-a99e-4844bcf3077f',
  'This value should not be blank.': 'c1051bb4-d103-4f74-8988-acbcafc7fdc3',
  'This value should be valid JSON.': '0789c8ad-2d2b-49a4-8356-e2ce63998504',
  'This value is not a valid email address.': 'bd79c0ab-ddba-46cc-a703-a7a4b08de310',
  'The value you selected is not a valid choice.': '8e179f1b-97aa-4560-a02f-2a8b42e49df7',
};

export const blank = 'This value should not be blank.';
export const alreadyUsed = 'This value is already used.';
export const invalidEmail = 'This value is not a valid email address.';
export const invalidChoice = 'The value you selected is not a valid choice.';
export const invalidJson = 'This value should be valid JSON.';

/** A violation at `propertyPath`. A standard message also has the code of the constraint. */
export function violation(propertyPath: string, message: string): Violation {
  return { propertyPath, message, code: constraintCodes[message] ?? null };
}

/** Throws a 422 when there are violations. Only the first message of each field is sent. */
export function refuseViolations(violations: readonly Violation[]): void {
  const paths = violations.map((each) => each.propertyPath);
  const first = violations.filter((each, place) => paths.indexOf(each.propertyPath) === place);
  if (first.length === 0) return;
  const description = first.map((each) => `${each.propertyPath}: ${each.message}`).join('\n');
  throw new Problem(422, description, { violations: first });
}
