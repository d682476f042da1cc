import { problemText, serverWords } from '@/i18n/problem-text';
import { i18n } from '@/i18n/start-i18n';
import type { ApiProblem } from '@/domain/problem';

/** What a failed activation is called: what is wrong with the address, no connection, or that an error occurred. */
export function activationProblemText(problem: ApiProblem): string {
  const [violation] = problem.violations;
  if (violation?.propertyPath === 'shopUrl') return i18n.t('shop.notAShop', { ns: 'activation' });
  if (violation !== undefined) return serverWords(violation.message);
  const isOnTheWay = problem.kind === 'network' || problem.kind === 'timeout';
  return isOnTheWay ? problemText(problem) : i18n.t('error.occurred');
}
