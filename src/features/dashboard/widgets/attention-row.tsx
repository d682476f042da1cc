import { CircleCheck, PlugZap } from 'lucide-react';
import { useMemo, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { STRIP_RUNS, type AttentionItem } from '@/data/queries/health/use-attention';
import { usePermissions } from '@/data/session/use-session';
import { instanceViewPath, executionPath } from '@/domain/addresses/paths';
import type { AttentionReason } from '@/domain/runs/health/attention';
import { isConnectionFirst } from '@/domain/runs/health/recommended-action';
import { durationOf, endOf } from '@/domain/runs/health/outcome';
import { stripOf } from '@/domain/runs/charts/strip';
import { formatClock, toDate } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import { LaunchNoticeBanner } from '@/shared/instance/launch-notice-banner';
import { RelaunchButton } from '@/shared/instance/relaunch-button';
import { useLaunch } from '@/shared/instance/use-launch';
import { RunStrip } from '@/shared/runs/run-strip';
import { useAnomalyTexts } from '@/shared/runs/use-anomaly-texts';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { tooltip } from '@/ui/overlay/tooltip';
import { offerUndo } from '@/ui/overlay/undo';
import { Reason } from '@/ui/text/reason';
import { ExactTime } from '@/ui/text/relative-time';
import styles from './attention.module.css';

/** The columns of the table. */
export const COLUMNS = ['integration', 'strip', 'failing', 'lastSuccess', 'next', 'actions'] as const;

interface AttentionRowProps {
  attention: AttentionItem;
  /** The next due time, milliseconds since 1970; undefined if there is no schedule. */
  next: number | undefined;
  now: number;
  onMarkNormal: MarkNormal;
}

/** Marks runs without items as normal. If `lastWithItems` is null, takes the mark back. See `setNormalSilence`. */
export type MarkNormal = (code: string, lastWithItems: number | null) => void;

/** An integration that needs attention. A click in the row opens its last run or, if there is none, the integration. */
export function AttentionRow({ attention, next, now, onMarkNormal }: AttentionRowProps) {
  const { t } = useTranslation('dashboard');
  const permissions = usePermissions();
  const { superAdmin, operate } = permissions;
  const { instance, ended, kind } = attention;
  const { busy, notice, launch } = useLaunch(instance.code);
  const target = ended === null ? instanceViewPath(instance.code) : executionPath(ended.id);
  const checksFirst = kind === 'failing' && isConnectionFirst(ended?.errorMessage ?? null, permissions);
  return (
    <>
      <tr className={styles.row}>
        <td>
          <Link className={styles.name} to={target} data-row-opener>
            {instance.label}
          </Link>{' '}
          {superAdmin && <span className={styles.muted}>{instance.company}</span>}
          <ReasonLine attention={attention} />
        </td>
        <td className={styles.strip}>
          <Strip attention={attention} now={now} />
        </td>
        <td className={styles.failing}>
          <Failing attention={attention} />
        </td>
        <td className={styles.lastSuccess}>
          <LastSuccess attention={attention} />
        </td>
        <td className={styles.next}>
          <NextRun next={next} now={now} />
        </td>
        <td className={styles.actions}>
          <span className={styles.buttons}>
            {checksFirst ? (
              // The page of the run shows the connections that may be the cause, and can test them.
              <LinkButton
                size="small"
                icon={PlugZap}
                className={styles.check}
                to={target}
                aria-label={t('attention.checkConnectionOf', { label: instance.label })}
              >
                {t('attention.checkConnection')}
              </LinkButton>
            ) : (
              <LinkButton
                size="small"
                className={styles.open}
                to={target}
                aria-label={t('attention.openLast', { label: instance.label })}
              >
                {t('attention.open')}
              </LinkButton>
            )}
            {operate && kind === 'silent' && <NormalButton attention={attention} onMark={onMarkNormal} />}
            {operate && kind !== 'silent' && !checksFirst && (
              <RelaunchButton
                lastType={kind === 'failing' ? (ended?.type ?? null) : null}
                isFirst={kind === 'missed'}
                busy={busy}
                className={styles.relaunch}
                onLaunch={launch}
              />
            )}
          </span>
        </td>
      </tr>
      {notice !== null && (
        <tr className={styles.notice}>
          <td colSpan={COLUMNS.length}>
            <LaunchNoticeBanner notice={notice} />
          </td>
        </tr>
      )}
    </>
  );
}

/** A button that hides the row until the integration processes items again. */
function NormalButton({ attention, onMark }: { attention: AttentionItem; onMark: MarkNormal }) {
  const { t } = useTranslation('dashboard');
  const { instance, silence } = attention;
  const hide = ({ currentTarget }: MouseEvent): void => {
    const row = currentTarget.closest('tr');
    const other = row?.nextElementSibling?.querySelector('a') ?? row?.previousElementSibling?.querySelector('a');
    other?.focus();
    onMark(instance.code, silence?.lastWithItems?.id ?? 0);
    offerUndo({
      text: t('attention.hidden', { label: instance.label }),
      label: t('action.undo', { ns: 'common' }),
      undo: () => onMark(instance.code, null),
      about: instance.code,
    });
  };
  return (
    <Button size="small" hint={t('attention.normalHint')} onClick={hide}>
      {t('attention.normal')}
    </Button>
  );
}

function ReasonLine({ attention: { kind, ended, since, silence } }: { attention: AttentionItem }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { shortfallText } = useAnomalyTexts();
  if (kind === 'silent' && silence !== null) {
    const { text, rule } = shortfallText(silence.shortfall);
    return (
      <span className={styles.late} {...tooltip(rule)}>
        {text}
      </span>
    );
  }
  if (kind === 'missed')
    return <span className={styles.late}>{t('attention.dueAt', { time: format.dateTime(since) })}</span>;
  if (kind === 'recovered') {
    const endedAt = toDate(ended && endOf(ended));
    return (
      <span className={styles.well}>
        <CircleCheck size={16} aria-hidden />
        {t('attention.recovered', { time: endedAt === null ? '–' : formatClock(endedAt) })}
      </span>
    );
  }
  return <Reason message={ended?.errorMessage ?? t('attention.noReason')} className={styles.reason} />;
}

function Strip({ attention: { health }, now }: { attention: AttentionItem; now: number }) {
  const strip = useMemo(() => stripOf(health.runs, STRIP_RUNS, { items: health.items, now }), [health, now]);
  return (
    <span className={styles.above}>
      <RunStrip strip={strip} length={STRIP_RUNS} />
    </span>
  );
}

const NO_BREAK = '\u00A0';

function Failing({ attention }: { attention: AttentionItem }) {
  const { t } = useTranslation(['dashboard', 'health']);
  const format = useFormat();
  const { kind, count, since, health, runningId } = attention;
  if (kind === 'recovered') return null;
  const isOne = kind === 'failing' && count === 1 && !health.streak.mayBeLonger;
  return (
    <>
      <span className={styles.strong}>{countText(kind)}</span>{' '}
      <span className={styles.second}>
        {runningId !== null ? (
          <Link to={executionPath(runningId)} className={styles.running}>
            {t('attention.running')}
          </Link>
        ) : (
          t(isOne ? 'attention.on' : 'attention.since', {
            time: since === 0 ? '–' : format.dateTime(since).replace(' ', NO_BREAK),
          })
        )}
      </span>
    </>
  );

  function countText(reason: AttentionReason): string {
    const runs = { count, number: format.number(count) };
    switch (reason) {
      case 'failing':
        return t(health.streak.mayBeLonger ? 'health:streak.atLeast' : 'health:streak.exact', runs);
      case 'silent':
        return t('attention.inRow', runs);
      case 'missed':
        return t('attention.missed');
    }
  }
}

/** The last run that worked; for an integration that processes nothing, the last run that processed items. */
function LastSuccess({ attention: { health, silence } }: { attention: AttentionItem }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const run = silence === null ? health.streak.lastSuccess : silence.lastWithItems;
  const items = silence === null || run === null ? undefined : health.items.get(run.id);
  if (run === null)
    return (
      <span className={styles.muted}>{t(health.hasAll ? 'attention.neverWorked' : 'attention.noSuccessHere')}</span>
    );
  const duration = durationOf(run);
  return (
    <>
      <ExactTime moment={endOf(run)} />
      <span className={styles.second}>
        {items === undefined
          ? duration !== null && t('attention.took', { duration: format.duration(duration) })
          : t('attention.processed', { count: items.count, number: format.number(items.count) })}
      </span>
    </>
  );
}

function NextRun({ next, now }: { next: number | undefined; now: number }) {
  const { t } = useTranslation('health');
  const format = useFormat();
  if (next === undefined) return <span className={styles.muted}>{t('schedule.none')}</span>;
  return (
    <>
      <ExactTime moment={next} />
      <span className={styles.second}>{format.relative(next, now)}</span>
    </>
  );
}
