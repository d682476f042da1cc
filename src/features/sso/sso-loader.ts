import { redirect } from 'react-router-dom';
import { readSso } from '@/data/online/company-sso';
import { onlineLoader } from '@/data/online/online-loader';
import { currentSession } from '@/data/session/session-store';
import { hasRole } from '@/domain/permissions';

/**
 * Reads the configuration. Redirects to System unless the person is a super administrator or belongs to the company.
 */
export const ssoLoader = onlineLoader(({ params }) => {
  const code = params['code'] ?? '';
  const user = currentSession()?.user;
  if (!hasRole(user?.roles ?? [], 'ROLE_ADMIN') && user?.companyCode !== code) throw redirect('/configuration');
  return readSso(code);
});
