import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Diagnostics } from '@/data/read-diagnostics';
import { saveJson } from '@/lib/save-text';
import { Button } from '@/ui/button/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { PageHead } from '@/ui/layout/page-head';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { FactList } from './fact-list';
import { TaskTable, SizeTable } from './tables';
import { useDiagnostics } from './use-diagnostics';
import { useFacts } from './use-facts';

/** /diagnostics: leader, tasks, databases and storage of this device, and all of it as a file for support. */
export function DiagnosticsPage() {
  const { t } = useTranslation('diagnostics');
  const found = useDiagnostics();
  const crumbs = useMemo(() => [{ label: t('app.home', { ns: 'common' }), to: '/' }, { label: t('title') }], [t]);
  const diagnostics = found === 'failed' ? null : found;
  return (
    <>
      <PageHead
        title={t('title')}
        crumbs={crumbs}
        actions={
          diagnostics !== null && (
            <Button icon={Download} onClick={() => saveJson('diagnostics.json', diagnostics)}>
              {t('download')}
            </Button>
          )
        }
      />
      {found === 'failed' && (
        <ErrorState title={t('failed.title')} text={t('failed.text')} onRetry={() => location.reload()} />
      )}
      {diagnostics !== null && <Findings diagnostics={diagnostics} />}
    </>
  );
}

function Findings({ diagnostics }: { diagnostics: Diagnostics }) {
  const { t } = useTranslation('diagnostics');
  const facts = useFacts(diagnostics);
  return (
    <Stack gap={6}>
      <FactList name={t('facts')} facts={facts} />
      <Section title={t('tasks.title')} hint={t('tasks.hint')}>
        <TaskTable tasks={diagnostics.leader?.tasks ?? []} />
      </Section>
      <Section title={t('tables.title')} hint={t('tables.hint')}>
        <SizeTable tables={diagnostics.tables} />
      </Section>
    </Stack>
  );
}
