import type { ReactNode } from 'react';
import { ConnectionIndicator } from '@/app/shell/connection-indicator';
import type { ExecutionPage } from '@/data/queries/use-execution-page';
import { EXECUTION_STATUSES } from '@/domain/execution-status';
import { ExecutionCount } from '@/shared/execution/execution-count';
import { ExecutionCreator } from '@/shared/execution/execution-creator';
import { ExecutionStatusBadge } from '@/shared/execution/execution-status-badge';
import { useExecutionWords } from '@/shared/execution/execution-words';
import { EndOrRunningTime } from '@/shared/execution/time/end-or-running-time';
import { texts as en } from '@/i18n/resources/en-start';
import { texts as fr } from '@/i18n/resources/fr-start';
import type { Language } from '@/i18n/languages';
import type { ExecutionRow } from '@/domain/execution';
import { MiddleTruncate } from '@/ui/text/middle-truncate';
import { COUNTS } from '../counts';
import { htmlOf } from '../stand-ins/jsx-runtime';
import { surroundings } from '../stand-ins/surroundings';
import { TrackerScreen } from './tracker-screen';

const MOMENT = '2001-02-03T04:05:06.000Z';
/** Long enough to be cut in the middle. */
const LONG = 'a text of more than twenty characters';

const ROW: ExecutionRow = {
  id: 1,
  status: 'success',
  createdAt: MOMENT,
  startedAt: MOMENT,
  finishedAt: MOMENT,
  instanceCode: 'code',
  instanceLabel: LONG,
  jobCode: null,
  companyCode: null,
  companyName: LONG,
  type: 'full',
  createdByEmail: 'email',
  stoppedByEmail: null,
  errorMessage: null,
  warningCount: 0,
};

/** What every status that the console does not know looks like. */
const UNKNOWN = 'unknown';
const counted = (total: number): ExecutionPage => ({ rows: [], total, approximate: false, source: 'cache', newer: 0 });

/** The parts that the script puts into a page, by name. */
const pieces: Record<string, () => ReactNode> = {
  middle: () => <MiddleTruncate text={LONG} />,
  short: () => <MiddleTruncate text="short" />,
  running: () => <EndOrRunningTime status="inProgress" startedAt="1970-01-01T00:00:00.000Z" endedAt={null} />,
  creator: () => <ExecutionCreator row={ROW} words={useExecutionWords()} />,
  'creator.event': () => <ExecutionCreator row={{ type: 'event', createdByEmail: null }} words={useExecutionWords()} />,
  'creator.schedule': () => (
    <ExecutionCreator row={{ type: 'full', createdByEmail: null }} words={useExecutionWords()} />
  ),
  'connection.slow': () => <ConnectionIndicator />,
};
for (const type of ['full', 'delta', 'event'] as const) pieces[`type.${type}`] = () => useExecutionWords().types[type];
for (const status of [...EXECUTION_STATUSES, 'skipped', UNKNOWN])
  pieces[`status.${status}`] = () => (
    <ExecutionStatusBadge status={status} warningCount={0} words={useExecutionWords()} />
  );
for (const [form, count] of Object.entries(COUNTS)) {
  pieces[`warnings.${form}`] = () => (
    <ExecutionStatusBadge status="success" warningCount={count} words={useExecutionWords()} />
  );
  pieces[`count.${form}`] = () => <ExecutionCount page={counted(count)} filtered={false} />;
}

/** The HTML of the first paint in one language: the page, and the parts that rows are made of. */
export function prerender(language: Language): string {
  surroundings.language = language;
  surroundings.texts = { en, fr }[language];
  surroundings.connection = { state: 'live', asOf: null };
  const screen = html(<TrackerScreen row={ROW} />);
  surroundings.connection = { state: 'slow', asOf: 0 };
  const parts = Object.entries(pieces).map(([name, make]) => `<template id="${name}">${html(make())}</template>`);
  return `<template id="first-paint-${language}">${screen}${parts.join('')}</template>`;
}

/** By the stand-in of the JSX runtime an element is HTML already. */
function html(node: ReactNode): string {
  return htmlOf(node as unknown as string);
}
