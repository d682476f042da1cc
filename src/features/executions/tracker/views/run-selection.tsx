import { ArrowLeftRight } from 'lucide-react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { runComparisonPath } from '@/domain/addresses/links';
import { executionPath } from '@/domain/addresses/paths';
import type { ExecutionRow } from '@/domain/execution';
import { useFormat } from '@/i18n/format/use-format';
import { useSelectionKeys } from '@/shared/account/use-selection-keys';
import { SelectButton } from '@/shared/views/select-button';
import { Button } from '@/ui/button/button';
import type { SetAddColumns } from '@/ui/table/column';
import { selectColumn } from '@/ui/table/select-column';
import { Selection } from '@/ui/table/selection';
import { SelectionBar } from '@/ui/table/selection-bar';
import { useLeadColumn } from '@/ui/table/use-lead-column';

export interface RunSelectionProps {
  /** The runs on this page of the tracker. */
  rows: readonly ExecutionRow[] | undefined;
  /** Called with a function that adds the column of check boxes to the table; with null to remove the column. */
  onColumns: SetAddColumns<ExecutionRow>;
}

/** Exactly this many runs can be compared. */
const COMPARED_RUNS = 2;

/** Lets a person select two runs and compare them. */
export function RunSelection({ rows, onColumns }: RunSelectionProps) {
  const { t } = useTranslation(['copies', 'bulk']);
  const format = useFormat();
  const navigate = useNavigate();
  const [selection] = useState(() => new Selection());
  const { isOn, chosen, page } = useSyncExternalStore(selection.subscribe, selection.snapshot);
  useSelectionKeys(
    selection,
    (address) => page.find((id) => executionPath(Number(id)) === address),
    () => selection.clear(),
  );
  const column = useMemo(
    () =>
      selectColumn<ExecutionRow>({
        selection,
        keyOf: ({ id }) => String(id),
        header: t('runs.selectColumn'),
        pageLabel: t('runs.selectPage'),
        rowLabel: ({ id }) => t('runs.select', { id }),
      }),
    [selection, t],
  );
  useLeadColumn(isOn ? column : null, onColumns);
  useEffect(() => {
    // The runs of the other pages are not known here.
    const ids = (rows ?? []).map(({ id }) => String(id));
    selection.setRows(ids, ids);
  }, [selection, rows]);
  const compare = (): void => {
    const [a, b] = [...chosen].map(Number).toSorted((one, other) => one - other);
    if (a !== undefined && b !== undefined) void navigate(runComparisonPath({ a, b }));
  };
  return (
    <>
      <SelectButton selection={selection} hint={t('runs.selectHint')} />
      {isOn && (
        <SelectionBar
          selection={selection}
          label={t('runs.selectBar')}
          texts={{
            count: (count) => t('runs.selected', { count, number: format.number(count) }),
            hidden: null,
            all: null,
            end: t('bulk:select.end'),
          }}
        >
          <Button
            variant="primary"
            icon={ArrowLeftRight}
            disabledReason={chosen.size === COMPARED_RUNS ? null : t('runs.selectTwo')}
            onClick={compare}
          >
            {t('compare.title')}
          </Button>
        </SelectionBar>
      )}
    </>
  );
}
