import { findUser } from '../../http/auth/signed-in-user';
import type { Answer, Call, Handlers } from '../../http/call';
import { notFound } from '../../http/problem';
import { isStubbed, readStubAnswer } from '../../stubs/identity-provider';
import { queryOne } from '../../store/database';
import { endAccess } from '../../store/pending-accesses';
import { findSsoRequest } from './sso-request';

const back = (origin: string, parameter: string, value: string): Answer => ({
  kind: 'redirect',
  url: `${origin}/login?${parameter}=${encodeURIComponent(value)}`,
});

/**
 * Handles the answer of the identity provider: signs the user in, or redirects to `/login?error=` with the error. This
 * backend cannot verify the signatures of real providers, so it accepts only answers of the fake provider. It accepts
 * each answer only once, and only for a pending sign-on.
 */
async function postSamlAssertion(call: Call): Promise<Answer> {
  const code = call.params.code ?? '';
  const company = await queryOne<{ idp_sso_url: string | null; enabled: boolean }>(
    call.db,
    `select s.idp_sso_url, coalesce(s.enabled, false) as enabled from companies c
     left join company_sso s on s.company_id = c.id where c.code = $1`,
    [code],
  );
  if (!company) throw notFound();
  const answer = readStubAnswer(String(call.body.SAMLResponse ?? ''));
  const request = answer && (await findSsoRequest(call.db, answer.inResponseTo));
  if (!answer || request?.companyCode !== code) return back(call.consoleOrigin, 'error', 'invalid_response');
  const { consoleOrigin } = request;
  if (!(await endAccess(call.db, answer.inResponseTo))) return back(consoleOrigin, 'error', 'invalid_response');
  if (!company.enabled || !isStubbed(company.idp_sso_url ?? '')) return back(consoleOrigin, 'error', 'sso_disabled');
  if (answer.email === null) return back(consoleOrigin, 'error', 'access_denied');
  const user = answer.email === request.email ? await findUser(call.db, answer.email) : null;
  if (!user) return back(consoleOrigin, 'error', 'user_not_found');
  await call.db.query('update users set last_connection_at = now() where id = $1', [user.id]);
  return back(consoleOrigin, 'app_token', await call.tokens.sign(user));
}

/** The call that ends a single sign-on. */
export const ssoAnswerHandlers: Handlers = { postSamlAssertion };
