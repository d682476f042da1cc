import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Path } from '@/domain/configuration/schema/path';
import { executionPath } from '@/domain/addresses/paths';
import type { ExecutionRow } from '@/domain/execution';
import type { InstanceRow } from '@/domain/instance';
import { placeNames } from '@/domain/runs/health/configured-value';
import { RestButton } from '@/shared/instance-change/rest-button';
import { useChangeName } from '@/shared/instance-change/use-change-name';
import { useFieldValues } from '@/shared/instance-change/use-field-values';
import { useLastWorkingValue, type EarlierValue } from './use-last-working-value';

interface LastWorkingValueProps {
  /** The failed run for which the form was opened. */
  run: ExecutionRow;
  /** The path in the configuration for which the form was opened. */
  path: Path;
  /** The instance as the server has it. */
  server: InstanceRow;
}

/** Says which value the field had when the integration last worked. Renders nothing if that value is not known. */
export function LastWorkingValue({ run, path, server }: LastWorkingValueProps) {
  const value = useLastWorkingValue(run, path, server);
  if (value === null) return null;
  // An empty line keeps the place of the text, so that the form does not move.
  if (value === undefined) return <p aria-hidden>{'\u00a0'}</p>;
  return <Known value={value} path={placeNames(server.configuration, path)} />;
}

function Known({ value, path }: { value: EarlierValue; path: string[] }) {
  const { t } = useTranslation('job-instances');
  const { runId, before, after, isSame } = value;
  const change = { property: 'configuration', path, before, after };
  const field = useChangeName()(change).join(' › ');
  const { text, whole, set } = useFieldValues(change).before;
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? whole : text;
  return (
    <div>
      <p>
        <Link to={executionPath(runId)}>{t('repair.worked', { id: runId })}</Link>{' '}
        {isSame ? t('repair.wasSame', { field }) : t(set ? 'repair.was' : 'repair.wasUnset', { field, value: shown })}
      </p>
      {!isSame && text !== whole && (
        <RestButton change={change} length={whole.length} isWhole={isWhole} onChange={setIsWhole} />
      )}
    </div>
  );
}
