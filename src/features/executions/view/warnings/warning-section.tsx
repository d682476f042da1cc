import { useMissingReason } from '@/data/sync/use-missing-reason';
import { missingText } from '@/i18n/missing-text';
import { ChevronDown, ChevronRight, Download } from 'lucide-react';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRunWarnings } from '@/data/run-details/use-run-warnings';
import { useOnline } from '@/data/sync/use-sync';
import type { ExecutionRow, StepRow } from '@/domain/execution';
import type { StepWarning, WarningKind } from '@/domain/warnings/warning-kinds';
import { useFormat, type Formatters } from '@/i18n/format/use-format';
import { problemText } from '@/i18n/problem-text';
import { loadPart } from '@/lib/browser/load-part';
import { saveText } from '@/lib/browser/save-text';
import { containsText } from '@/lib/text/contains-text';
import { Button } from '@/ui/button/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { TextFilter } from '@/ui/filter/text-filter';
import { Section } from '@/ui/layout/section';
import { toast } from '@/ui/overlay/toast';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { useOpenedRows } from '@/ui/table/use-opened-rows';
import { stepText } from '@/shared/runs/run-names';
import { KindText } from './kind-text';
import { useWarningKinds } from './use-warning-kinds';
import { WarningItems } from './warning-items';
import styles from './warnings.module.css';

/** A kind, and whether its warnings are shown below it. */
interface ShownKind extends WarningKind {
  open: boolean;
}

/** This many kinds are shown at first, and each click adds as many. */
const KINDS_BATCH = 50;

const keyOf = ({ key }: WarningKind): string => key;
const itemsOf = ({ open, items }: ShownKind) => open && <WarningItems items={items} />;

interface WarningSectionProps {
  run: ExecutionRow;
  steps: readonly StepRow[];
}

/** The warnings of an execution by kind, most frequent first. A click on a kind shows its warnings. */
export function WarningSection({ run, steps }: WarningSectionProps) {
  const { t } = useTranslation('run');
  const format = useFormat();
  const online = useOnline();
  const reason = useMissingReason();
  const warnings = useRunWarnings(run, steps);
  const { items, total, isComplete, busy, problem, readAll } = warnings;
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(KINDS_BATCH);
  const [opened, toggle] = useOpenedRows(keyOf);
  const columns = useMemo(() => kindColumns(t, format), [t, format]);
  const kinds = useWarningKinds(useMemo(() => filterWarnings(items, search), [items, search]));
  const saveCsv = async (): Promise<void> => {
    try {
      const { warningCsv } = await loadPart(() => import('./warning-csv'));
      saveText(`warnings-${run.id}.csv`, warningCsv(items, t), 'text/csv');
    } catch {
      toast.error(t('error.occurred', { ns: 'common' }));
    }
  };
  if (total === 0) return null;
  /**
   * The number of warnings of these kinds: "3 warnings". If not all warnings are read, the text also says how many are
   * read.
   */
  const counted = (found: readonly WarningKind[]): string => {
    const count = found.reduce((sum, kind) => sum + kind.items.length, 0);
    const [number, read] = [format.number(count), format.number(items.length)];
    if (isComplete) return t('warnings.count', { count, number });
    if (search.trim() !== '') return t('warnings.partialFound', { number, read });
    return t('warnings.partial', { shown: read, number: format.number(Math.max(total, items.length)) });
  };
  return (
    <Section
      title={t('warnings.title')}
      note={
        items.length > 0 && kinds !== undefined && `${counted(kinds)}, ${t('warnings.kinds', { count: kinds.length })}`
      }
      actions={
        items.length > 0 && (
          <div className={styles.tools}>
            <TextFilter
              label={t('warnings.search')}
              placeholder={t('warnings.search')}
              value={search}
              onChange={setSearch}
            />
            {!isComplete && (
              <Button busy={busy} disabled={!online} onClick={readAll}>
                {t('warnings.readAll')}
              </Button>
            )}
            <Button
              icon={Download}
              aria-label={t('warnings.csvLong')}
              disabledReason={isComplete ? null : t('warnings.csvNeedsAll')}
              onClick={() => void saveCsv()}
            >
              {t('warnings.csv')}
            </Button>
          </div>
        )
      }
    >
      {items.length > 0 && kinds !== undefined ? (
        <>
          <DataTable
            label={t('warnings.title')}
            columns={columns}
            rows={kinds.slice(0, shown).map((kind): ShownKind => ({ ...kind, open: opened.has(kind.key) }))}
            rowKey={keyOf}
            onRowOpen={toggle}
            expandedRow={itemsOf}
            stickyHead={false}
            empty={<EmptyState title={t('warnings.noMatch', { text: search })} />}
          />
          {kinds.length > shown && (
            <Button size="small" variant="quiet" onClick={() => setShown(shown + KINDS_BATCH)}>
              {t('warnings.moreKinds', { count: Math.min(KINDS_BATCH, kinds.length - shown) })}
            </Button>
          )}
        </>
      ) : problem !== null && online ? (
        <ErrorState title={t('warnings.failed')} text={problemText(problem)} onRetry={readAll} />
      ) : isComplete && kinds !== undefined ? (
        <EmptyState title={t('warnings.none')} />
      ) : online || busy ? (
        <p className={styles.note}>{t('warnings.loading')}</p>
      ) : (
        <EmptyState title={t('warnings.missing')} text={missingText(reason)} />
      )}
    </Section>
  );
}

/** The warnings whose message or step name contains the text, ignoring case and accents. */
function filterWarnings(items: readonly StepWarning[], search: string): readonly StepWarning[] {
  const part = search.trim();
  if (part === '') return items;
  return items.filter(({ message, stepName }) => containsText(message, part) || containsText(stepText(stepName), part));
}

function kindColumns(t: TFunction<'run'>, format: Formatters): Column<ShownKind>[] {
  return [
    {
      key: 'kind',
      header: t('warnings.column.kind'),
      narrow: 'title',
      cell: ({ parts, open }) => (
        <span className={styles.kind}>
          {open ? <ChevronDown size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
          <span className={styles.text}>
            <KindText parts={parts} />
          </span>
        </span>
      ),
    },
    {
      key: 'step',
      header: t('warnings.column.step'),
      width: '24%',
      narrow: 'meta',
      cell: ({ stepName }) => <span title={stepText(stepName)}>{stepText(stepName)}</span>,
    },
    {
      key: 'count',
      header: t('warnings.column.count'),
      width: 'number',
      align: 'end',
      narrow: 'side',
      cell: ({ items }) => <span className={styles.count}>{format.number(items.length)}</span>,
    },
  ];
}
