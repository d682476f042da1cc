import { Check, CircleAlert, CircleCheck, Pencil, Plug, Workflow } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRecentExecutions } from '@/data/queries/executions/use-executions';
import { useFirstSteps } from '@/data/queries/use-first-steps';
import { usePermissions } from '@/data/session/use-session';
import { useLastConnectionTest } from '@/data/connection-tests';
import { instanceViewPath, NEW_CONNECTION_PATH, NEW_INSTANCE_PATH, newInstancePath } from '@/domain/addresses/paths';
import { connectionEditPath } from '@/domain/addresses/links';
import type { ConnectionRow } from '@/domain/connection';
import type { FirstSteps as Progress } from '@/domain/first-steps';
import type { InstanceRow } from '@/domain/instance';
import { formatMoment } from '@/i18n/format/date';
import { useConnectionName } from '@/i18n/use-connection-name';
import { visible } from '@/lib/text/visible-text';
import { useDraftName } from '@/shared/draft-state/use-draft-name';
import { RelaunchButton } from '@/shared/instance/relaunch-button';
import { LaunchNoticeBanner } from '@/shared/instance/launch-notice-banner';
import { LaunchedRun } from '@/shared/instance/launched-run';
import { useLaunch } from '@/shared/instance/use-launch';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { classNames } from '@/ui/theme/class-names';
import { UNFILTERED_LINK } from '../tracker-link';
import { DashboardWidget } from '../widgets/dashboard-widget';
import styles from './first-steps.module.css';

/** A step lists at most this many connections or integrations. */
const MAX_NAMED = 4;
const RECENT_RUNS = 10;

/** Three steps from an empty account to its first run. Shown instead of the dashboard until there is a run. */
export function FirstSteps({ onHide }: { onHide: () => void }) {
  const { t } = useTranslation('first-steps');
  const { administrate, operate } = usePermissions();
  const steps = useFirstSteps(administrate);
  const recent = useRecentExecutions(RECENT_RUNS);
  return (
    <div className={styles.page}>
      {operate ? (
        <>
          {steps && <Steps steps={steps} />}
          <p className={styles.aside}>
            {t('colleagues')}{' '}
            <Button variant="quiet" size="small" onClick={onHide}>
              {t('hide')}
            </Button>
          </p>
        </>
      ) : (
        <EmptyState icon={Workflow} title={t('reader.title')} text={t('reader.text')} />
      )}
      <DashboardWidget
        title={t('recent', { ns: 'dashboard' })}
        rows={recent}
        empty={t(operate ? 'recentEmpty' : 'reader.recentEmpty')}
        trackerLink={UNFILTERED_LINK}
      />
    </div>
  );
}

function Steps({ steps }: { steps: Progress }) {
  const { t } = useTranslation('first-steps');
  return (
    <section aria-labelledby="first-steps">
      <div className={styles.head}>
        <div>
          <h2 id="first-steps">{t('title')}</h2>
          <p className={styles.text}>{t('text')}</p>
        </div>
        <p className={styles.progress}>
          <span className={styles.pips} aria-hidden>
            <i className={classNames(steps.isConnected && styles.full)} />
            <i className={classNames(steps.instances.length > 0 ? styles.full : steps.draft !== null && styles.half)} />
            <i />
          </span>
          {t('done', { number: steps.done })}
        </p>
      </div>
      <ol className={styles.steps}>
        <ConnectStep steps={steps} />
        <CreateStep steps={steps} />
        <RunStep instances={steps.instances} />
      </ol>
    </section>
  );
}

interface StepProps {
  number: number;
  state: 'done' | 'current' | 'later';
  title: string;
  text: string;
  action: ReactNode;
  children?: ReactNode;
}

function Step({ number, state, title, text, action, children }: StepProps) {
  const { t } = useTranslation('first-steps');
  return (
    <li className={classNames(styles.step, styles[state])} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={styles.number} aria-hidden>
        {state === 'done' ? <Check size={14} /> : number}
      </span>
      <div className={styles.body}>
        <h3>
          {title}
          {state === 'done' && <span className="visually-hidden">, {t('stepDone')}</span>}
        </h3>
        <p className={styles.text}>{text}</p>
        {children !== undefined && <div className={styles.facts}>{children}</div>}
      </div>
      <div className={styles.action}>{action}</div>
    </li>
  );
}

function ConnectStep({ steps }: { steps: Progress }) {
  const { t } = useTranslation('first-steps');
  const { connections, isConnected } = steps;
  return (
    <Step
      number={1}
      state={isConnected ? 'done' : 'current'}
      title={t('connect.title')}
      text={t(connections === null && !isConnected ? 'connect.byAdministrator' : 'connect.text')}
      action={
        connections !== null && (
          <LinkButton to={NEW_CONNECTION_PATH} {...(isConnected ? QUIET : PRIMARY)}>
            {t(connections.length === 0 ? 'connect.create' : 'connect.another')}
          </LinkButton>
        )
      }
    >
      {connections !== null && connections.length > 0 && (
        <>
          {connections.slice(0, MAX_NAMED).map((row) => (
            <ConnectionFact key={row.key} row={row} />
          ))}
          {!isConnected && <span className={styles.muted}>{t('connect.oneKind')}</span>}
        </>
      )}
    </Step>
  );
}

const PRIMARY = { variant: 'primary' } as const;
const QUIET = { variant: 'quiet', size: 'small' } as const;

/** A connection with the result of its last test on this device. */
function ConnectionFact({ row }: { row: ConnectionRow }) {
  const { t } = useTranslation('connections');
  const nameOf = useConnectionName();
  const test = useLastConnectionTest(row.key);
  const Icon = test === null ? Plug : test.worked ? CircleCheck : CircleAlert;
  return (
    <span className={styles.fact}>
      <Link
        to={connectionEditPath(row.type, row.id)}
        className={classNames(styles.link, test !== null && (test.worked ? styles.works : styles.fails))}
      >
        <Icon size={16} aria-hidden />
        {nameOf(row)}
      </Link>
      <span className={styles.muted}>
        {test === null
          ? t('use.untested')
          : t(test.worked ? 'use.worked' : 'use.failed', { time: formatMoment(test.at) })}
      </span>
    </span>
  );
}

function CreateStep({ steps: { isConnected, instances, draft } }: { steps: Progress }) {
  const { t } = useTranslation('first-steps');
  const { superAdmin } = usePermissions();
  const nameOf = useDraftName();
  const isDone = instances.length > 0;
  return (
    <Step
      number={2}
      state={isDone ? 'done' : isConnected ? 'current' : 'later'}
      title={t('create.title')}
      text={t(superAdmin ? 'create.text' : isDone ? 'create.doneByProvider' : 'create.byProvider')}
      action={
        superAdmin && (
          <LinkButton
            to={draft === null ? NEW_INSTANCE_PATH : newInstancePath(draft.id)}
            {...(isDone ? QUIET : isConnected ? PRIMARY : {})}
          >
            {t(draft !== null ? 'create.goOn' : isDone ? 'create.another' : 'create.create')}
          </LinkButton>
        )
      }
    >
      {draft !== null && (
        <span className={styles.fact}>
          <Link to={newInstancePath(draft.id)} className={classNames(styles.link, styles.draft)}>
            <Pencil size={16} aria-hidden />
            {t('create.draft', { name: nameOf(draft) })}
          </Link>
          <span className={styles.muted}>{t('create.saved', { time: formatMoment(draft.updatedAt) })}</span>
        </span>
      )}
      {isDone &&
        instances.slice(0, MAX_NAMED).map((row) => (
          <Link key={row.code} to={instanceViewPath(row.code)} className={styles.link}>
            <Workflow size={16} aria-hidden />
            {visible(row.label) ?? row.code}
          </Link>
        ))}
    </Step>
  );
}

/**
 * The third step: launches the first enabled integration. If no integration is enabled, shows the first integration,
 * marked as disabled.
 */
function RunStep({ instances }: { instances: readonly InstanceRow[] }) {
  const { t } = useTranslation('first-steps');
  const instance = instances.find(({ enabled }) => enabled) ?? instances[0];
  if (instance === undefined)
    return (
      <Step
        number={3}
        state="later"
        title={t('run.title')}
        text={t('run.text')}
        action={<span className={styles.muted}>{t('run.later')}</span>}
      />
    );
  return <LaunchStep key={instance.code} instance={instance} />;
}

function LaunchStep({ instance: { code, label, enabled } }: { instance: InstanceRow }) {
  const { t } = useTranslation('first-steps');
  const { busy, notice, launched, launch } = useLaunch(code);
  return (
    <Step
      number={3}
      state="current"
      title={t('run.title')}
      text={t('run.text')}
      action={
        <RelaunchButton
          lastType={null}
          isFirst
          busy={busy}
          enabled={enabled}
          variant="primary"
          size="medium"
          onLaunch={launch}
        />
      }
    >
      <span className={styles.fact}>
        <Link to={instanceViewPath(code)} className={styles.link}>
          <Workflow size={16} aria-hidden />
          {visible(label) ?? code}
        </Link>
        {!enabled && <span className={styles.muted}>{t('run.disabled')}</span>}
        {launched.map((id) => (
          <LaunchedRun key={id} id={id}>
            {t('run.execution', { id })}
          </LaunchedRun>
        ))}
      </span>
      {notice !== null && <LaunchNoticeBanner notice={notice} />}
    </Step>
  );
}
