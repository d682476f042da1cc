import { useTranslation } from 'react-i18next';
import { problemText } from '@/i18n/problem-text';
import { useFormat } from '@/i18n/format/use-format';
import type { StepRow } from '@/domain/execution';
import { Button } from '@/ui/button/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { Modal } from '@/ui/overlay/modal';
import { useWarnings, type Warnings } from './use-warnings';
import styles from '../execution-page.module.css';

interface WarningsModalProps {
  step: StepRow;
  onClose: () => void;
}

/** The warnings of a step, 30 at a time; 'Show more' appends. */
export function WarningsModal({ step, onClose }: WarningsModalProps) {
  const { t } = useTranslation('executions');
  const warnings = useWarnings(step.id);
  return (
    <Modal
      open
      size="wide"
      title={t('warnings.title', { step: step.stepName })}
      onClose={onClose}
      footer={warnings.items.length > 0 ? <ShownLine warnings={warnings} /> : undefined}
    >
      {warnings.items.length > 0 && (
        <ol className={styles.warnings}>
          {warnings.items.map(({ id, message }) => (
            <li key={id}>{message}</li>
          ))}
        </ol>
      )}
      {warnings.problem !== null && (
        <ErrorState title={t('warnings.failed')} text={problemText(warnings.problem)} onRetry={warnings.readMore} />
      )}
      {warnings.items.length === 0 && warnings.problem === null && (
        <p>{t(warnings.busy ? 'warnings.loading' : 'warnings.none')}</p>
      )}
    </Modal>
  );
}

function ShownLine({ warnings }: { warnings: Warnings }) {
  const { t } = useTranslation('executions');
  const format = useFormat();
  const { items, total, hasMore, busy } = warnings;
  const count = total ?? items.length;
  return (
    <div className={styles.more}>
      <span>{t('warnings.shown', { count, shown: format.number(items.length), number: format.number(count) })}</span>
      {hasMore && warnings.problem === null && (
        <Button size="small" busy={busy} onClick={warnings.readMore}>
          {t('action.showMore', { ns: 'common' })}
        </Button>
      )}
    </div>
  );
}
