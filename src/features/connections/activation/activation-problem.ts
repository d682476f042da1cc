import { problemText, serverMessage } from '@/i18n/problem-text';
import { i18n } from '@/i18n/start-i18n';
import type { ApiProblem } from '@/domain/problem';

/**
 * The error message for a failed activation: the server's message about a wrong value, a lost connection, or an unknown
 * error.
 */
export function activationProblemText(problem: ApiProblem): string {
  const [violation] = problem.violations;
  if (violation?.propertyPath === 'shopUrl') return i18n.t('shop.notAShop', { ns: 'activation' });
  if (violation !== undefined) return serverMessage(violation.message);
  const isUnreachable = problem.kind === 'network' || problem.kind === 'timeout';
  return isUnreachable ? problemText(problem) : i18n.t('error.occurred');
}
