import { Plug, PlugZap } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import { useOnline } from '@/data/sync/use-sync';
import type { LinkedConnection } from '@/domain/configuration/linked-connections';
import type { RecommendedAction } from '@/domain/runs/health/recommended-action';
import { connectionEditPath } from '@/domain/addresses/links';
import { formatDateTime } from '@/i18n/format/date';
import { problemText, serverMessage } from '@/i18n/problem-text';
import { useTestWithToast } from '@/shared/connections/use-test-with-toast';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { useIsPhone } from '@/ui/layout/use-is-phone';
import { Reason } from '@/ui/text/reason';
import { classNames } from '@/ui/theme/class-names';
import { PrimaryAction } from './primary-action';
import styles from '../failure.module.css';

interface ConnectionPartProps {
  linked: LinkedConnection;
  /** The id of the failed run, to which the connection's form leads back. */
  runId: number;
  name: string;
  /**
   * A text about the selection of this connection, such as "Acme outlet until 24/11/2026"; null if it was not selected
   * since the last success.
   */
  choiceText: string | null;
  /** The recommended action for the failure. */
  recommendedAction: RecommendedAction | null;
  /** True if there are several connections, which then have a compact layout. */
  isOneOfMany: boolean;
  /** More buttons. */
  children?: ReactNode;
}

/** A connection that may have caused the error, with the result of its last test, and with actions. */
export function ConnectionPart({
  linked,
  runId,
  name,
  choiceText,
  recommendedAction,
  isOneOfMany,
  children,
}: ConnectionPartProps) {
  const { t } = useTranslation('run');
  const { administrate } = usePermissions();
  const online = useOnline();
  // The bar at the bottom of a phone shows the test even if the recommended action is to open the connection, because
  // opening the connection leaves this screen.
  const isTestInBar = recommendedAction === 'testConnection' || recommendedAction === 'openConnection';
  // A person who presses the button in a phone's bar may have scrolled past the result.
  const isResultInView = !(useIsPhone() && isTestInBar);
  const { last, busy, test } = useTestWithToast(linked, name, isResultInView);
  const [failureText, setFailureText] = useState<string | null>(null);
  const testNow = async (): Promise<void> => {
    const problem = await test();
    setFailureText(problem === null ? null : problemText(problem));
  };
  const size = isOneOfMany ? 'small' : 'medium';
  const isPrimaryAfterTest = recommendedAction === 'openField' || recommendedAction === 'openConnection';
  const isRetest = last !== null && !isOneOfMany;
  const hasFailed = last?.worked === false;
  const reasonText = failureText ?? (hasFailed && last.reason !== null ? serverMessage(last.reason) : null);
  const testButton = (
    <Button
      variant={recommendedAction === 'testConnection' ? 'primary' : 'default'}
      size={size}
      icon={PlugZap}
      busy={busy}
      disabledReason={online ? null : t('connections.offline', { ns: 'health' })}
      aria-label={t(isRetest ? 'todo.testAgainOne' : 'todo.testOne', { name })}
      onClick={() => void testNow()}
    >
      {t(isOneOfMany ? 'todo.testShort' : isRetest ? 'todo.testAgain' : 'todo.test')}
    </Button>
  );
  return (
    <div className={classNames(styles.connection, isOneOfMany && styles.compact)}>
      <div className={styles.about}>
        <p className={styles.name}>
          <strong title={name}>{name}</strong>
        </p>
        {(administrate || last !== null) && (
          <p className={classNames(styles.state, stateClass())} role="status">
            {state()}
            {!busy && reasonText !== null && last !== null && <Reason message={reasonText} className={styles.words} />}
          </p>
        )}
        <p className={styles.choice} title={choiceText ?? undefined}>
          {choiceText}
        </p>
      </div>
      {(administrate || children !== undefined) && (
        <div className={styles.buttons}>
          {administrate && (
            <>
              {isOneOfMany ? (
                testButton
              ) : (
                <PrimaryAction isPrimary={isTestInBar} isInRow={isPrimaryAfterTest}>
                  {testButton}
                </PrimaryAction>
              )}
              <LinkButton
                variant={recommendedAction === 'openConnection' || (isOneOfMany && hasFailed) ? 'primary' : 'default'}
                size={size}
                icon={Plug}
                className={!isOneOfMany && recommendedAction === 'openConnection' ? styles.wide : undefined}
                to={connectionEditPath(linked.type, linked.id, runId)}
                aria-label={t('todo.openOne', { name })}
              >
                {t(isOneOfMany ? 'todo.openShort' : 'todo.open')}
              </LinkButton>
            </>
          )}
          {children}
        </div>
      )}
    </div>
  );

  function stateClass(): string | undefined {
    if (busy) return undefined;
    if (failureText !== null || hasFailed) return styles.failed;
    return last?.worked === true ? styles.worked : undefined;
  }

  function state(): string {
    if (busy) return t('connections.testing', { ns: 'health' });
    if (last === null) return failureText ?? t('todo.untested');
    return t(last.worked ? 'todo.worked' : 'todo.failed', { time: formatDateTime(last.at) });
  }
}
