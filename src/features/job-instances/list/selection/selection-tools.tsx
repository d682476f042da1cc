import { Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { instanceViewPath } from '@/domain/addresses/paths';
import { codesToSelect } from '@/domain/addresses/router-state';
import { useSelectionKeys } from '@/shared/account/use-selection-keys';
import { SelectButton } from '@/shared/views/select-button';
import { lazyPart } from '@/ui/feedback/lazy-part';
import type { SetAddColumns } from '@/ui/table/column';
import { selectColumn } from '@/ui/table/select-column';
import { Selection } from '@/ui/table/selection';
import { useLeadColumn } from '@/ui/table/use-lead-column';
import type { InstanceListItem } from '../instance-list-item';
import type { InstanceList } from '../use-instance-list';
import { InstanceSelectionBar } from './selection-bar';

const ChangeDialog = lazyPart(async () => ({ default: (await import('./change-dialog')).ChangeDialog }));
const LaunchDialog = lazyPart(async () => ({ default: (await import('./launch-dialog')).LaunchDialog }));

export interface SelectionToolsProps {
  list: InstanceList;
  /** Receives a function that adds the selection's column to the table; null removes the column. */
  onColumns: SetAddColumns<InstanceListItem>;
}

/** The button that starts the selection of integrations, and the bar and the dialogs for the selected integrations. */
export function SelectionTools({ list, onColumns }: SelectionToolsProps) {
  const { t } = useTranslation('bulk');
  const { state } = useLocation();
  const [selection] = useState(() => new Selection(codesToSelect(state)));
  const { isOn, chosen, order, page } = useSyncExternalStore(selection.subscribe, selection.snapshot);
  const [dialog, setDialog] = useState<'change' | 'launch' | null>(null);
  useSelectionKeys(
    selection,
    (address) => page.find((code) => instanceViewPath(code) === address),
    () => selection.clear(),
  );
  const column = useMemo(
    () =>
      selectColumn<InstanceListItem>({
        selection,
        keyOf: ({ code }) => code,
        header: t('select.column'),
        pageLabel: t('select.page'),
        rowLabel: ({ label }) => t('select.row', { name: label }),
      }),
    [selection, t],
  );
  useLeadColumn(isOn ? column : null, onColumns);
  useEffect(() => {
    selection.setRows(
      list.allCodes(),
      list.items.map(({ code }) => code),
    );
  }, [selection, list]);
  const close = (): void => setDialog(null);
  /** The selected codes in the order of the list. Selected integrations that a filter hides come last. */
  const codes = (): string[] => [...new Set([...order.filter((code) => chosen.has(code)), ...chosen])];
  return (
    <>
      <SelectButton selection={selection} hint={t('select.hint')} />
      {isOn && <InstanceSelectionBar selection={selection} onOpenDialog={setDialog} />}
      <Suspense fallback={null}>
        {dialog === 'change' && <ChangeDialog codes={codes()} onClose={close} />}
        {dialog === 'launch' && <LaunchDialog codes={codes()} onClose={close} />}
      </Suspense>
    </>
  );
}
