import { ArrowLeft, Undo2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { makeDrafts, useIsMaking } from '@/data/bulk/making-drafts';
import type { ShownLine } from '@/data/bulk/use-bulk';
import { INSTANCES_PATH, instanceEditPath } from '@/domain/addresses/paths';
import { selectRequest } from '@/domain/addresses/router-state';
import type { BulkChange } from '@/domain/bulk/bulk-change';
import { isSendableStatus, isUndoable } from '@/domain/bulk/bulk-line';
import { CROWD } from '@/domain/bulk/crowded-start';
import { useFormat } from '@/i18n/format/use-format';
import { useSelectionKeys } from '@/shared/account/use-selection-keys';
import { SendingHeldBanner } from '@/shared/server-wait/sending-held-banner';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/feedback/banner';
import { CountChips } from '@/ui/filter/count-chips';
import { PageHead, type Crumb } from '@/ui/layout/page-head';
import { DataTable } from '@/ui/table/data-table';
import { Pager } from '@/ui/table/pager/pager';
import { Selection } from '@/ui/table/selection';
import { useIsPhone } from '@/ui/layout/use-is-phone';
import { useRowFocus } from '@/ui/layout/use-row-focus';
import { ChangeSummary } from './change-summary';
import { CrowdNotice } from './crowd-notice';
import { groupOf, LINE_GROUPS, LINES_PER_PAGE, missingDrafts, reviewCounts, type LineGroup } from './line-groups';
import { ReviewBar } from './review-bar';
import { useReviewColumns } from './use-review-columns';
import { useReviewActions } from './use-review-actions';
import styles from './review.module.css';

interface ChangeReviewProps {
  id: string;
  change: BulkChange;
  lines: readonly ShownLine[];
  crumbs: readonly Crumb[];
}

const keyOf = ({ code }: ShownLine): string => code;
const addressOf = ({ code }: ShownLine): string => instanceEditPath(code);

/** The review of a change to many integrations, before and while the change is sent. */
export function ChangeReview({ id, change, lines, crumbs }: ChangeReviewProps) {
  const { t } = useTranslation('bulk');
  const navigate = useNavigate();
  const actions = useReviewActions(id);
  const isPhone = useIsPhone();
  const table = useRef<HTMLDivElement>(null);
  useRowFocus(table);
  const [group, setGroup] = useState<LineGroup | null>(null);
  const [wantedPage, setPage] = useState(1);
  const [selection] = useState(() => new Selection(lines.map(keyOf)));
  const { chosen, page: sendable } = useSyncExternalStore(selection.subscribe, selection.snapshot);
  useSelectionKeys(selection, (address) => sendable.find((code) => instanceEditPath(code) === address));
  const shown = useMemo(
    () => (group === null ? lines : lines.filter((line) => groupOf(line) === group)),
    [lines, group],
  );
  const page = Math.min(wantedPage, Math.max(1, Math.ceil(shown.length / LINES_PER_PAGE)));
  useEffect(() => {
    selection.setRows(shown.map(keyOf), shown.filter(({ status }) => isSendableStatus(status)).map(keyOf));
  }, [selection, shown]);
  const columns = useReviewColumns({ change, selection, actions });
  const counts = reviewCounts(lines, chosen);
  const undoable = lines.filter(({ status }) => isUndoable(status)).map(keyOf);
  const back = (): void => void navigate(INSTANCES_PATH, { state: selectRequest(lines.map(keyOf)) });
  const headActions = (
    <>
      <Button variant="quiet" icon={ArrowLeft} onClick={back}>
        {t('review.back')}
      </Button>
      <Button icon={Undo2} disabled={undoable.length === 0} onClick={() => void actions.undoAll(undoable)}>
        {t('review.undoAll')}
      </Button>
    </>
  );
  return (
    <>
      <PageHead
        title={t('review.title', { count: lines.length })}
        crumbs={crumbs}
        facts={[t(counts.given === 0 ? 'review.nothingSent' : 'review.someSent')]}
        actions={!isPhone && headActions}
      />
      {isPhone && <div className={styles.headActions}>{headActions}</div>}
      <ChangeSummary change={change} count={lines.length} />
      <MissingDrafts id={id} lines={lines} />
      {counts.open > 0 && <SendingHeldBanner />}
      {change.schedule !== undefined && lines.length >= CROWD && (
        <div className={styles.crowdPlace}>
          <CrowdNotice id={id} lines={lines} />
        </div>
      )}
      <GroupChips lines={lines} group={group} onChange={setGroup} />
      <div ref={table} className={styles.table}>
        <DataTable
          label={t('review.table')}
          columns={columns}
          rows={shown.slice((page - 1) * LINES_PER_PAGE, page * LINES_PER_PAGE)}
          rowKey={keyOf}
          rowLink={addressOf}
          empty={<p className={styles.none}>{t('review.noLine')}</p>}
        />
      </div>
      <Pager page={page} total={shown.length} pageSize={LINES_PER_PAGE} onPageChange={setPage} />
      <ReviewBar id={id} change={change} lines={lines} chosen={chosen} counts={counts} actions={actions} />
    </>
  );
}

/** Offers to make the drafts that are missing because the page was closed. `ReviewBar` shows the progress. */
function MissingDrafts({ id, lines }: Pick<ChangeReviewProps, 'id' | 'lines'>) {
  const { t } = useTranslation('bulk');
  const format = useFormat();
  const isMaking = useIsMaking(id);
  const missing = missingDrafts(lines);
  if (missing === 0 || isMaking) return null;
  const numbers = { done: format.number(lines.length - missing), all: format.number(lines.length) };
  return (
    <Banner
      kind="warning"
      action={
        <Button size="small" onClick={() => void makeDrafts(id)}>
          {t('missing.make')}
        </Button>
      }
    >
      {t('missing.text', numbers)}
    </Banner>
  );
}

interface GroupChipsProps {
  lines: readonly ShownLine[];
  group: LineGroup | null;
  onChange: (group: LineGroup | null) => void;
}

function GroupChips({ lines, group, onChange }: GroupChipsProps) {
  const { t } = useTranslation('bulk');
  const chip = (key: LineGroup | null, count: number) => ({
    key: key ?? 'all',
    name: key === 'undecided' || key === 'waiting' ? t(`badge.${key}`, { ns: 'drafts' }) : t(`group.${key ?? 'all'}`),
    count,
    pressed: key === group,
    onPress: () => onChange(key === group ? null : key),
  });
  const chips = LINE_GROUPS.map((key) => chip(key, lines.filter((line) => groupOf(line) === key).length));
  return (
    <CountChips
      label={t('group.label')}
      chips={[chip(null, lines.length), ...chips.filter(({ count, pressed }) => count > 0 || pressed)]}
    />
  );
}
