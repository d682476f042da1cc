import type { FastifyInstance } from 'fastify';
import { findSsoRequest } from '../routes/session/sso-request';
import type { Database } from '../store/database';
import { escaped, sendNothingPending, sendStubPage, unescaped } from './stub-page';

/** The path of the fake provider's page. */
const path = '/saml/stand-in';

/**
 * Whether the fake provider replaces the provider at an address: it does so for hosts below `.example`, which are never
 * real hosts (RFC 2606).
 */
export function isStubbed(ssoUrl: string): boolean {
  return URL.canParse(ssoUrl) && new URL(ssoUrl).hostname.endsWith('.example');
}

export function stubAddress(origin: string, requestId: string): string {
  return `${origin}${path}?request=${encodeURIComponent(requestId)}`;
}

/** The answer of the fake provider; `email` is null after a refusal. */
export interface StubAnswer {
  inResponseTo: string;
  email: string | null;
}

/** Reads an answer of the fake provider. Null when the text is something else. */
export function readStubAnswer(encoded: string): StubAnswer | null {
  const xml = Buffer.from(encoded, 'base64').toString('utf8');
  const inResponseTo = /InResponseTo="(\w+)"/.exec(xml)?.[1];
  const email = /<saml:NameID>([^<]+)<\/saml:NameID>/.exec(xml)?.[1];
  return inResponseTo === undefined ? null : { inResponseTo, email: email === undefined ? null : unescaped(email) };
}

function answerXml(inResponseTo: string, email: string | null): string {
  const subject =
    email === null
      ? '<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:RequestDenied"/></samlp:Status>'
      : `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"><saml:Subject><saml:NameID>${email}</saml:NameID></saml:Subject></saml:Assertion>`;
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" Version="2.0" InResponseTo="${inResponseTo}">${subject}</samlp:Response>`;
}

function button(label: string, acs: string, xml: string): string {
  const value = Buffer.from(xml).toString('base64');
  return `<form method="post" action="${escaped(acs)}"><input type="hidden" name="SAMLResponse" value="${value}"><button>${escaped(label)}</button></form>`;
}

function body(email: string, requestId: string, acs: string): string {
  return `<p>It plays the identity provider of a sample company and asks for no password.</p>
${button(`Sign in as ${email}`, acs, answerXml(requestId, escaped(email)))}
${button('Refuse', acs, answerXml(requestId, null))}`;
}

/** Adds the page of a fake identity provider, with which single sign-on can be tried out. */
export function addIdentityProvider(scope: FastifyInstance, db: Database): void {
  scope.get<{ Querystring: { values: ReadonlyMap<string, unknown> } }>(path, async (request, reply) => {
    const requestId = String(request.query.values.get('request') ?? '');
    const found = await findSsoRequest(db, requestId);
    if (!found) return sendNothingPending(reply, 'No sign-on waits here.');
    const acs = `/saml/acs/bynder/${encodeURIComponent(found.companyCode)}`;
    const form = body(found.email, requestId, acs);
    return sendStubPage(reply, 'Stand-in identity provider', form, found.consoleOrigin);
  });
}
