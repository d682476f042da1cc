import type { MissingReason } from '@/domain/problem';
import { problemText } from './problem-text';
import { i18n } from './start-i18n';

/** Says why data is not shown yet, and when it will be shown. */
export function missingText(reason: MissingReason): string {
  return reason.state === 'failed' ? problemText(reason.problem) : i18n.t(`missing.${reason.state}`);
}
