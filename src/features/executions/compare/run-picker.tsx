import { useMemo } from 'react';
import { databases } from '@/data/sync/databases';
import type { ExecutionRow } from '@/domain/execution';
import { formatDateTime } from '@/i18n/format/date';
import { foldText } from '@/lib/text/fold-text';
import { visible } from '@/lib/text/visible-text';
import { useExecutionTexts, type ExecutionTexts } from '@/shared/execution/execution-texts';
import { FilterSelect } from '@/ui/filter/filter-select';
import type { Option } from '@/ui/pick/option';

/** The list shows at most this many runs. */
const MAX_SHOWN = 30;
/** A search looks through this many runs, newest first. */
const MAX_SEARCHED = 1_000;

interface RunPickerProps {
  title: string;
  /** The id of the chosen run; null if none is chosen. */
  id: number | null;
  /** The chosen run; null while this device does not have it. */
  row: ExecutionRow | null;
  /** The code of the integration whose runs are offered; null for the runs of all integrations. */
  code: string | null;
  onChange: (id: number | null) => void;
}

/**
 * Chooses one of the runs on this device. The field shows the run's number after the title "Execution A", then its time
 * and status. A search looks for the time, number, type or status; if runs of all integrations are offered, also for
 * the integration's name.
 */
export function RunPicker({ title, id, row, code, onChange }: RunPickerProps) {
  const texts = useExecutionTexts();
  const source = useMemo(() => ({ search: (text: string) => findRuns(code, text, texts) }), [code, texts]);
  return (
    <FilterSelect
      label={title}
      source={source}
      value={id === null ? [] : [String(id)]}
      onChange={([chosen]) => onChange(chosen === undefined ? null : Number(chosen))}
      labelOf={() =>
        row?.id !== id ? String(id) : `${id}, ${formatDateTime(row.createdAt)}, ${texts.statusOf(row.status)}`
      }
    />
  );
}

async function findRuns(code: string | null, text: string, texts: ExecutionTexts): Promise<Option[]> {
  const { executions } = databases().cache;
  const rows =
    code === null
      ? executions.orderBy('id')
      : executions.where('[instanceCode+id]').between([code, 0], [code, Infinity]);
  const wanted = foldText(text.trim());
  const options = (await rows.reverse().limit(MAX_SEARCHED).toArray()).map((row) =>
    optionOf(row, texts, code === null),
  );
  return options.filter(({ label, note = '' }) => foldText(`${label} ${note}`).includes(wanted)).slice(0, MAX_SHOWN);
}

function optionOf(row: ExecutionRow, texts: ExecutionTexts, withName = false): Option {
  const name = withName ? (visible(row.instanceLabel) ?? row.instanceCode) : null;
  const notes = [name, String(row.id), texts.types[row.type]].filter((note) => note !== null);
  return {
    value: String(row.id),
    label: `${formatDateTime(row.createdAt)}, ${texts.statusOf(row.status)}`,
    note: notes.join(' · '),
  };
}
