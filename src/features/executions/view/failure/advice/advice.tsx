import { Pencil } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnectionsByKey } from '@/data/queries/use-reference-data';
import { usePermissions } from '@/data/session/use-session';
import type { LinkedConnection } from '@/domain/configuration/linked-connections';
import { formatPath, type Path } from '@/domain/configuration/schema/path';
import { placeNames } from '@/domain/runs/health/configured-value';
import type { CurrentCause } from '@/domain/runs/health/cause-since';
import { isRefusal } from '@/domain/runs/health/failure-text';
import type { RecommendedAction } from '@/domain/runs/health/recommended-action';
import { instanceRepairPath } from '@/domain/addresses/links';
import { useConnectionName } from '@/i18n/use-connection-name';
import { loadMoreTexts } from '@/i18n/start-i18n';
import { useChangeName } from '@/shared/instance-change/use-change-name';
import { LinkButton } from '@/ui/button/link-button';
import { optionalPart } from '@/ui/feedback/lazy-part';
import { ChangedAdvice } from './changed-advice';
import { choiceText, connectionChoice } from './connection-choice';
import { ConnectionPart } from './connection-part';
import { PrimaryAction } from './primary-action';
import type { Failure } from '../use-failure';
import styles from '../failure.module.css';

/** Loaded after the advice, because its code includes the rules of all jobs. */
const LikelyName = optionalPart(
  async () => {
    const [{ LikelyName: Part }] = await Promise.all([import('./likely-name'), loadMoreTexts()]);
    return { default: Part };
  },
  () => null,
);

interface AdviceProps {
  failure: Failure;
  cause: CurrentCause;
  recommendedAction: RecommendedAction | null;
}

/** What a person can do about the cause of a failure, besides a relaunch. */
export function Advice({ failure, cause, recommendedAction }: AdviceProps) {
  const { t } = useTranslation('run');
  const { administrate } = usePermissions();
  const needsAdministrator =
    !administrate && recommendedAction === null && failure.worksSince === null && isRefusal(failure.row.errorMessage);
  switch (cause.kind) {
    case 'limit':
      return <p className={styles.advice}>{t('todo.limit')}</p>;
    case 'field':
      return (
        <FieldAdvice
          failure={failure}
          path={cause.path}
          value={cause.value}
          isPrimary={recommendedAction === 'openField'}
        />
      );
    case 'changed':
      return <ChangedAdvice failure={failure} fields={cause.fields} />;
    case 'connection':
    case 'unknown':
      return cause.connections.length === 0 ? (
        <>
          <p className={styles.advice}>
            {t(failure.worksSince !== null ? 'todo.worksAgain' : needsAdministrator ? 'todo.refused' : 'todo.unknown')}
          </p>
          <OpenForm failure={failure} path={null} />
        </>
      ) : (
        <>
          {needsAdministrator && <p className={styles.advice}>{t('todo.refused')}</p>}
          <Connections failure={failure} connections={cause.connections} recommendedAction={recommendedAction} />
        </>
      );
  }
}

interface FieldAdviceProps {
  failure: Failure;
  path: Path | null;
  value: string;
  isPrimary: boolean;
}

function FieldAdvice({ failure, path, value, isPrimary }: FieldAdviceProps) {
  const { t } = useTranslation('run');
  const nameOf = useChangeName();
  const { operate } = usePermissions();
  const configuration = failure.instance?.configuration ?? '';
  const names = path && nameOf({ property: 'configuration', path: placeNames(configuration, path) });
  return (
    <>
      <div className={styles.advice}>
        <p>{t(adviceKey(path !== null, operate), { value })}</p>
        {names !== null && <p className={styles.note}>{names.join(' › ')}</p>}
      </div>
      <PrimaryAction isPrimary={isPrimary}>
        <OpenForm failure={failure} path={path} isPrimary={isPrimary} />
      </PrimaryAction>
      {path !== null && failure.row.instanceCode !== null && (
        <Suspense fallback={null}>
          <LikelyName code={failure.row.instanceCode} path={path} text={value} />
        </Suspense>
      )}
    </>
  );
}

/** The advice about a value. A person who may not change the integration gets no instructions to do so. */
function adviceKey(hasField: boolean, operate: boolean) {
  if (hasField) return operate ? 'todo.field' : 'todo.fieldToRead';
  return operate ? 'todo.noField' : 'todo.noFieldToRead';
}

interface ConnectionsProps {
  failure: Failure;
  connections: readonly LinkedConnection[];
  recommendedAction: RecommendedAction | null;
}

function Connections({ failure, connections, recommendedAction }: ConnectionsProps) {
  const { t } = useTranslation(['health', 'run']);
  const choices = connections.map(({ field }) => connectionChoice(field, failure.changes));
  const before = choices.flatMap((choice) => choice?.before ?? []);
  const rows = useConnectionsByKey([...connections, ...before].map(({ key }) => key));
  const connectionName = useConnectionName();
  const nameOf = (linked: LinkedConnection): string =>
    connectionName({ ...linked, label: rows?.get(linked.key)?.label });
  const [only] = connections.length === 1 ? connections : [];
  return (
    <>
      {connections.map((linked, index) => (
        <ConnectionPart
          key={linked.key}
          linked={linked}
          runId={failure.row.id}
          name={nameOf(linked)}
          choiceText={choiceText(choices[index] ?? null, nameOf, t)}
          recommendedAction={recommendedAction}
          isOneOfMany={only === undefined}
        >
          {only !== undefined && (
            <PrimaryAction isInRow={recommendedAction !== 'openField'} isPrimary={recommendedAction === 'openField'}>
              <OpenForm failure={failure} path={[only.field]} isPrimary={recommendedAction === 'openField'} />
            </PrimaryAction>
          )}
        </ConnectionPart>
      ))}
      {only === undefined && <OpenForm failure={failure} path={null} />}
    </>
  );
}

interface OpenFormProps {
  failure: Failure;
  /** The path of the field; null for the whole configuration. */
  path: Path | null;
  isPrimary?: boolean;
}

/** A link that opens the form of the integration at the field. */
function OpenForm({ failure: { row, instance }, path, isPrimary = false }: OpenFormProps) {
  const { t } = useTranslation('run');
  if (row.instanceCode === null || instance == null) return null;
  return (
    <LinkButton
      icon={Pencil}
      variant={isPrimary ? 'primary' : 'default'}
      to={instanceRepairPath(row.instanceCode, row.id, path && formatPath(path))}
    >
      {t(path === null ? 'todo.openForm' : 'todo.openField')}
    </LinkButton>
  );
}
