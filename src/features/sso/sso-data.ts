import { codeInPath } from '@/domain/addresses/path-segments';
import { redirect, type ActionFunctionArgs } from 'react-router-dom';
import { readNamedSso, saveSso } from '@/data/online/company-sso';
import { onlineLoader } from '@/data/online/online-loader';
import { currentSession } from '@/data/session-store';
import { hasRole } from '@/domain/permissions';
import type { Outcome } from '@/domain/problem';
import { SYSTEM_PATH } from '@/domain/addresses/paths';
import type { SsoWrite } from './sso-values';
import { sentBody } from '@/data/online/sent-body';

/**
 * Reads the single sign-on of a company and the company's name. Redirects to System unless the user is a super
 * administrator or belongs to the company.
 */
export const ssoLoader = onlineLoader(({ request }) => {
  const code = codeInPath(new URL(request.url).pathname);
  const user = currentSession()?.user;
  if (!hasRole(user?.roles ?? [], 'ROLE_ADMIN') && user?.companyCode !== code) throw redirect(SYSTEM_PATH);
  return readNamedSso(code);
});

/** Creates the company's configuration, or changes it if the body has an `id`. */
export async function ssoAction({ request }: ActionFunctionArgs): Promise<Outcome<true>> {
  const { id, change } = await sentBody<SsoWrite>(request);
  return saveSso(codeInPath(new URL(request.url).pathname), id, change);
}
