import type { TFunction } from 'i18next';
import { hideSecrets } from '@/domain/secrets/hide-secrets';
import { csvText } from '@/lib/text/csv';
import type { StepWarning } from '@/domain/warnings/warning-kinds';
import { stepText } from '@/shared/runs/run-names';

/** Writes warnings as CSV for spreadsheets. Hides secrets. */
export function warningCsv(items: readonly StepWarning[], t: TFunction<'run'>): string {
  const head = [t('warnings.column.id'), t('warnings.column.step'), t('warnings.column.message')];
  const rows = items.map(({ id, stepName, message }) => [id, stepText(stepName), hideSecrets(message)]);
  return csvText([head, ...rows]);
}
