import { problemText, serverMessage } from '@/i18n/problem-text';
import { i18n } from '@/i18n/start-i18n';
import type { ApiProblem } from '@/domain/problem';

/**
 * The error message for a failed activation. If the address is not that of a shop, or if the server did not answer, the
 * message says so. For any other invalid value, it is the server's message. In all other cases, it only says that an
 * error occurred.
 */
export function activationProblemText(problem: ApiProblem): string {
  const [violation] = problem.violations;
  if (violation?.propertyPath === 'shopUrl') return i18n.t('shop.notAShop', { ns: 'activation' });
  if (violation !== undefined) return serverMessage(violation.message);
  const isUnreachable = problem.kind === 'network' || problem.kind === 'timeout';
  return isUnreachable ? problemText(problem) : i18n.t('error.occurred');
}
