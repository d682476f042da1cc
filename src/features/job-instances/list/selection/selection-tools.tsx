import { ListChecks } from 'lucide-react';
import { Suspense, useEffect, useState, useSyncExternalStore, type Dispatch, type SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { instanceViewPath } from '@/domain/addresses/paths';
import { isRecord } from '@/lib/json';
import { useSelectionKeys } from '@/shared/account/use-selection-keys';
import { Button } from '@/ui/button/button';
import { lazyPart } from '@/ui/feedback/lazy-part';
import type { Column } from '@/ui/table/column';
import { selectColumn } from '@/ui/table/select-column';
import { Selection } from '@/ui/table/selection';
import type { InstanceEntry } from '../instance-entry';
import type { InstanceList } from '../use-instance-list';
import { InstanceSelectionBar } from './selection-bar';

const ChangeDialog = lazyPart(async () => ({ default: (await import('./change-dialog')).ChangeDialog }));
const LaunchDialog = lazyPart(async () => ({ default: (await import('./launch-dialog')).LaunchDialog }));

/** Changes the columns of the list. */
export type AddColumns = (columns: readonly Column<InstanceEntry>[]) => readonly Column<InstanceEntry>[];

export interface SelectionToolsProps {
  list: InstanceList;
  /** Called with what adds the column of the selection; null without one. */
  onColumns: Dispatch<SetStateAction<AddColumns | null>>;
}

/** Selects integrations, to change or launch many at once. */
export function SelectionTools({ list, onColumns }: SelectionToolsProps) {
  const { t } = useTranslation('bulk');
  const { state } = useLocation();
  const [selection] = useState(() => new Selection(selectedCodes(state)));
  const { isOn, chosen, order, page } = useSyncExternalStore(selection.subscribe, selection.snapshot);
  const [dialog, setDialog] = useState<'change' | 'launch' | null>(null);
  useSelectionKeys(
    selection,
    (address) => page.find((code) => instanceViewPath(code) === address),
    () => selection.end(),
  );
  useEffect(() => {
    const column = selectColumn<InstanceEntry>({
      selection,
      keyOf: ({ code }) => code,
      header: t('select.column'),
      pageLabel: t('select.page'),
      rowLabel: ({ label }) => t('select.row', { name: label }),
    });
    // The first of the other columns still opens the row.
    const add: AddColumns = ([first, ...others]) =>
      first === undefined ? [] : [column, { ...first, opens: true }, ...others];
    onColumns(() => (isOn ? add : null));
    return () => onColumns(null);
  }, [onColumns, isOn, selection, t]);
  useEffect(() => {
    selection.setRows(
      list.allCodes(),
      list.entries.map(({ code }) => code),
    );
  }, [selection, list]);
  const close = (): void => setDialog(null);
  /** In the order of the list, those that a filter hides last. */
  const codes = (): string[] => [...new Set([...order.filter((code) => chosen.has(code)), ...chosen])];
  return (
    <>
      <Button
        size="small"
        icon={ListChecks}
        aria-pressed={isOn}
        aria-keyshortcuts="x"
        hint={t('select.hint')}
        onClick={() => (isOn ? selection.end() : selection.start())}
      >
        {t('select.action')}
      </Button>
      {isOn && <InstanceSelectionBar selection={selection} onOpen={setDialog} />}
      <Suspense fallback={null}>
        {dialog === 'change' && <ChangeDialog codes={codes()} onClose={close} />}
        {dialog === 'launch' && <LaunchDialog codes={codes()} onClose={close} />}
      </Suspense>
    </>
  );
}

/** The codes that another screen asks to select. */
function selectedCodes(state: unknown): string[] {
  const codes = isRecord(state) ? state['select'] : null;
  return Array.isArray(codes) ? codes.filter((code): code is string => typeof code === 'string') : [];
}
