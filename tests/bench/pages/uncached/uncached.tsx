import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { readExecution } from '@/api/readers/execution-reader';
import { ExecutionTable } from '@/shared/execution/execution-table';
import { startI18n } from '@/i18n/start-i18n';
import type { ExecutionRow } from '@/domain/execution';
import '@/ui/theme/base.css';

const ADDRESS = '/api/job_executions?order%5Bid%5D=desc&page=1&itemsPerPage=30';

/** The newest executions without a cache: requested when the page opens, and again after a failure. */
function Uncached() {
  const [rows, setRows] = useState<ExecutionRow[] | undefined>();
  useEffect(() => {
    const load = async (): Promise<void> => {
      const { token } = JSON.parse(localStorage.getItem('session') ?? '{}') as { token: string };
      const answer = await fetch(ADDRESS, {
        headers: { Authorization: `Bearer ${token}`, Accept: 'application/ld+json' },
      }).catch(() => null);
      if (!answer?.ok) return void setTimeout(() => void load(), 1_000);
      const page = (await answer.json()) as { 'hydra:member': unknown[] };
      setRows(page['hydra:member'].map(readExecution).filter((row) => row !== null));
    };
    void load();
  }, []);
  return <ExecutionTable name="Executions" rows={rows} showCompany empty={null} slideIn={false} />;
}

const root = document.getElementById('root');
if (root === null) throw new Error('no #root');
await startI18n();
const router = createBrowserRouter([
  { path: '/', element: <Uncached /> },
  { path: '/job_execution/:id', element: <h1>execution</h1> },
]);
createRoot(root).render(<RouterProvider router={router} />);
