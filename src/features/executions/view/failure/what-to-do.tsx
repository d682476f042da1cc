import { Pencil, Plug, PlugZap } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnectionsByKey } from '@/data/queries/use-reference-data';
import { usePermissions } from '@/data/session/use-session';
import { useOnline } from '@/data/sync/use-sync';
import { linkedConnections, type LinkedConnection } from '@/domain/configuration/linked-connections';
import { instanceFieldPath } from '@/domain/paths';
import { concernedConnections } from '@/domain/runs/health/concerned-connections';
import { formatDateTime } from '@/i18n/format/date';
import { problemText } from '@/i18n/problem-text';
import { addressPart } from '@/lib/text/storable-text';
import { visible } from '@/lib/text/visible-text';
import { useConnectionTest } from '@/data/online/use-connection-test';
import { RelaunchButton } from '@/shared/instance/relaunch-button';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { classNames } from '@/ui/theme/class-names';
import { CopyReportButton } from './copy-report-button';
import { changedConfigurationKeys } from './changed-keys';
import type { Failure } from './use-failure';
import styles from './failure.module.css';

interface WhatToDoProps {
  failure: Failure;
  busy: boolean;
  onLaunch: (delta: boolean | null) => Promise<void>;
}

/** What one can do about a failure: test and open the connection concerned, open the field, relaunch, report. */
export function WhatToDo({ failure, busy, onLaunch }: WhatToDoProps) {
  const { t } = useTranslation('run');
  const { row, failedStep, instance, changes } = failure;
  const concerned = useMemo(() => {
    if (instance === null) return [];
    return concernedConnections(linkedConnections(instance.configuration), {
      errorMessage: row.errorMessage,
      stepName: failedStep == null ? null : failedStep.name,
      changedFields: changedConfigurationKeys(changes),
    });
  }, [row, failedStep, instance, changes]);
  const rows = useConnectionsByKey(concerned.map(({ key }) => key));
  const [only] = concerned;
  const nameOf = ({ key, type, id }: LinkedConnection): string =>
    visible(rows?.get(key)?.label) ?? t(`connections.unnamed.${type}`, { ns: 'health', id });
  return (
    <>
      <h2 className={styles.title}>{t('todo.title')}</h2>
      {concerned.map((each) => (
        <ConnectionPart key={each.key} linked={each} name={nameOf(each)} />
      ))}
      <div className={styles.buttons}>
        {row.instanceCode !== null && (
          <>
            {concerned.length === 1 && only !== undefined && (
              <LinkButton icon={Pencil} to={instanceFieldPath(row.instanceCode, only.field)} className={styles.wide}>
                {t('todo.openField')}
              </LinkButton>
            )}
            <RelaunchButton
              lastType={row.type}
              isFirst={false}
              busy={busy}
              enabled={instance?.enabled !== false}
              size="medium"
              className={styles.grow}
              onLaunch={onLaunch}
            />
          </>
        )}
        <CopyReportButton failure={failure} />
      </div>
    </>
  );
}

function ConnectionPart({ linked, name }: { linked: LinkedConnection; name: string }) {
  const { t } = useTranslation('run');
  const { administrate } = usePermissions();
  const online = useOnline();
  const { last, busy, test } = useConnectionTest(linked);
  const [words, setWords] = useState<string | null>(null);
  const testNow = async (): Promise<void> => {
    const problem = await test();
    setWords(problem === null ? null : problemText(problem));
  };
  return (
    <div className={styles.connection}>
      <p className={styles.strong}>{name}</p>
      <p className={classNames(styles.state, stateClass())} role="status">
        {state()}
        {!busy && words !== null && last !== null && <span className={styles.words}>{words}</span>}
      </p>
      {administrate && (
        <div className={styles.buttons}>
          <Button
            variant={last?.worked === false ? 'default' : 'primary'}
            icon={PlugZap}
            busy={busy}
            disabled={!online}
            title={online ? undefined : t('connections.offline', { ns: 'health' })}
            aria-label={t('todo.testOne', { name })}
            onClick={() => void testNow()}
          >
            {t('todo.test')}
          </Button>
          <LinkButton
            variant={last?.worked === false ? 'primary' : 'default'}
            icon={Plug}
            to={`/connections/edit/${linked.type}/${addressPart(linked.id)}`}
            aria-label={t('todo.openOne', { name })}
          >
            {t('todo.open')}
          </LinkButton>
        </div>
      )}
    </div>
  );

  function stateClass(): string | undefined {
    if (busy) return undefined;
    if (words !== null || last?.worked === false) return styles.failed;
    return last?.worked === true ? styles.worked : undefined;
  }

  function state(): string {
    if (busy) return t('connections.testing', { ns: 'health' });
    if (last === null) return words ?? t('todo.untested');
    return t(last.worked ? 'todo.worked' : 'todo.failed', { time: formatDateTime(last.at) });
  }
}
