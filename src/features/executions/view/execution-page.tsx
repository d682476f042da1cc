import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useExecution } from '@/data/queries/use-executions';
import { Banner } from '@/ui/feedback/banner';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { ExecutionFacts } from './execution-facts';
import { ExecutionHead } from './execution-head';
import { ExecutionMissing } from './execution-missing';
import { StepTable } from './steps/step-table';
import { useExecutionLookup } from './use-execution-lookup';
import styles from './execution-page.module.css';

/** One execution, live until it finishes. */
export function ExecutionPage() {
  const { id } = useParams();
  const number = Number(id);
  if (!Number.isSafeInteger(number) || number < 1) return <ExecutionMissing id={id ?? ''} lookup={{ state: 'gone' }} />;
  return <KnownExecution key={number} id={number} />;
}

function KnownExecution({ id }: { id: number }) {
  const { t } = useTranslation('executions');
  const found = useExecution(id);
  const { lookup, retry } = useExecutionLookup(id, found?.detail === null);
  if (found === undefined) return null;
  const { row, detail } = found;
  if (row === null) return <ExecutionMissing id={String(id)} lookup={lookup} onRetry={retry} />;
  return (
    <Stack gap={4}>
      <ExecutionHead row={row} />
      {row.errorMessage !== null && (
        <Banner kind="error">
          <span className={styles.message}>{row.errorMessage}</span>
        </Banner>
      )}
      <ExecutionFacts row={row} />
      <Section title={t('steps.title')}>
        <StepTable
          status={row.status}
          steps={detail?.steps}
          lookup={detail === undefined ? { state: 'asking' } : lookup}
          onRetry={retry}
        />
      </Section>
    </Stack>
  );
}
