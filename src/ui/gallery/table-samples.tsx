import { useState } from 'react';
import { StatusBadge } from '../feedback/status-badge';
import { FilterBar } from '../filter/filter-bar';
import { FilterSelect } from '../filter/filter-select';
import { FilterToggle } from '../filter/filter-toggle';
import { Section } from '../layout/section';
import { Stack } from '../layout/stack';
import type { Column } from '../table/column';
import { DataTable } from '../table/data-table';
import { Pager } from '../table/pager/pager';
import { MiddleTruncate } from '../text/middle-truncate';
import { ExactTime, RelativeTime } from '../text/relative-time';
import { MINUTE_MS } from '@/lib/durations';

interface Sample {
  id: number;
  label: string;
  company: string;
  status: string;
  type: string;
  by: string | null;
  at: number;
}

const STATUSES = ['waiting', 'inProgress', 'success', 'warning', 'error', 'mustStop', 'stopped', 'skipped', 'paused'];
const LABELS = [
  'Assets to PIM',
  'Product images to the shop, autumn collection 2026, all locales',
  'Nightly category binding',
];

const rows: Sample[] = STATUSES.map((status, index) => ({
  id: 104_233 - index,
  label: LABELS[index % LABELS.length] ?? '',
  company: index % 2 === 0 ? 'Acme' : 'Globex International',
  status,
  type: ['Full', 'Delta', 'Event'][index % 3] ?? '',
  by: index % 3 === 0 ? null : 'anna.martin@acme.test',
  at: Date.now() - index ** 4 * MINUTE_MS,
}));

const columns: Column<Sample>[] = [
  { key: 'id', header: 'ID', cell: (row) => row.id, width: 'id', narrow: 'title' },
  { key: 'label', header: 'Job instance', cell: (row) => <MiddleTruncate text={row.label} />, narrow: 'title' },
  { key: 'company', header: 'Company', cell: (row) => row.company, width: 'name', priority: 2 },
  {
    key: 'created',
    header: 'Created at',
    cell: (row) => <RelativeTime moment={row.at} />,
    width: 'relative',
    narrow: 'meta',
  },
  { key: 'started', header: 'Started at', cell: (row) => <ExactTime moment={row.at} />, width: 'time', priority: 3 },
  { key: 'type', header: 'Type', cell: (row) => row.type, width: 'run-type', narrow: 'meta' },
  { key: 'by', header: 'Created by', cell: (row) => row.by ?? '–', width: 'email', priority: 2 },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => <StatusBadge status={row.status} word={row.status} />,
    width: 'status',
    narrow: 'side',
  },
];

const people = ['anna.martin@acme.test', 'bob@acme.test', 'chloé@globex.test'];
const search = (text: string) =>
  Promise.resolve(people.filter((person) => person.includes(text)).map((value) => ({ value, label: value })));

/** Samples of filters, of a table with a pager, and of a table that is loading. */
export function TableSamples() {
  const [page, setPage] = useState(4);
  const [status, setStatus] = useState<string[]>(['warning', 'error', 'stopped']);
  const [by, setBy] = useState<string[]>([]);
  const [failed, setFailed] = useState(false);
  return (
    <>
      <Stack gap={2}>
        <FilterBar
          count="1,204 results"
          onClear={() => {
            setStatus([]);
            setBy([]);
          }}
        >
          <FilterSelect label="Job instance" source={{ search }} value={[]} onChange={() => undefined} />
          <FilterSelect
            label="Status"
            multiple
            source={{ options: STATUSES.map((value) => ({ value, label: value })) }}
            value={status}
            onChange={setStatus}
          />
          <FilterSelect label="Created by" source={{ search }} value={by} onChange={setBy} />
          <FilterToggle label="Failed" count={7} pressed={failed} onChange={setFailed} />
        </FilterBar>
        <DataTable
          label="Executions"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          rowLink={(row) => `/job_execution/${row.id}`}
        />
        <Pager page={page} total={1204} onPageChange={setPage} />
      </Stack>
      <Section title="Loading">
        <DataTable label="Loading" columns={columns} rows={undefined} rowKey={(row) => row.id} skeletonRows={3} />
      </Section>
    </>
  );
}
