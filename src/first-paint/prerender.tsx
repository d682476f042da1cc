import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router-dom';
import { ConnectionIndicator } from '@/app/shell/connection-indicator';
import { Shell } from '@/app/shell/shell';
import { deviceStorage } from '@/data/browser-storage';
import { storeSession } from '@/data/session/session-store';
import { databases } from '@/data/sync/databases';
import { rememberSuccess } from '@/data/sync/sync-status-store';
import { ROLES, type Role } from '@/domain/permissions';
import { readToken, type SessionUser } from '@/domain/session-token';
import { ExecutionCount } from '@/shared/execution/execution-count';
import { DayHeading } from '@/shared/execution/day-heading';
import { executionTexts } from '@/shared/execution/execution-texts';
import { executionColumns } from '@/shared/execution/use-execution-columns';
import { TrackerPage } from '@/features/executions/tracker/tracker-page';
import type { Language } from '@/i18n/languages';
import { texts as en } from '@/i18n/resources/en-start';
import { texts as fr } from '@/i18n/resources/fr-start';
import { i18n, initI18n } from '@/i18n/start-i18n';
import { TRACKER_PATH } from '@/domain/addresses/paths';
import { CONFIG_KEY } from '@/lib/storage-keys';
import { Pager } from '@/ui/table/pager';
import { MiddleTruncate } from '@/ui/text/middle-truncate';
import { TableSkeleton } from '@/ui/table/table-skeleton';
import { cut, executionCells, KNOWN_STATUSES, type PaintContext } from './execution-cells';
import { TemplateMaker } from './make-templates';
import { part, PLAIN_PARTS, type PartName, type Shown } from './part';
import { AS_OF, BRAND_URL, EMAILS, sampleRows, TOTALS } from './samples';
import { connectionPart, dayPart, rowPart, screenPart, totalParts } from './tracker-screen';

// Runs at build time, in Node (`build/first-paint.ts`).

/** Prerenders the tracker with the console's components. Returns the templates of the first paint by language. */
export async function prerender(): Promise<Record<Language, string>> {
  deviceStorage.set(CONFIG_KEY, JSON.stringify({ brandUrl: BRAND_URL }));
  await initI18n('en', { en, fr });
  return { en: await prerenderIn('en'), fr: await prerenderIn('fr') };
}

async function prerenderIn(language: Language): Promise<string> {
  await i18n.changeLanguage(language);
  const maker = new TemplateMaker();
  const plurals = contextOf(language, null).plural.resolvedOptions().pluralCategories;
  for (const asOf of AS_OF) {
    rememberSuccess(asOf);
    addCells(maker, contextOf(language, asOf));
    maker.add(connectionPart(asOf), html(<ConnectionIndicator />));
  }
  rememberSuccess(null);
  maker.add(connectionPart(null), html(<ConnectionIndicator />));
  const context = contextOf(language, null);
  for (const { date, today } of DAYS) maker.add(dayPart(date, today), html(<DayHeading date={date} today={today} />));
  for (const total of TOTALS) addTotal(maker, total, context);
  for (const role of ROLES) for (const email of EMAILS) addScreen(maker, signIn(email, role), context);
  return `<template id="first-paint-${language}">${maker.elements([
    ...PLAIN_PARTS,
    ...[...Object.keys(KNOWN_STATUSES), 'unknown'].map((status) => `status.${status}` as PartName),
    ...plurals.flatMap((form): PartName[] => [`warned.${form}`, `count.${form}`]),
    ...ROLES.flatMap((role): PartName[] => [`screen.${role}`, `group.${role}`, `row.${role}`, `skeleton.${role}`]),
  ])}</template>`;
}

/** Dates that cover each `DayName` twice. */
const DAYS = [11, 27].flatMap((day) =>
  Array.from({ length: 9 }, (_, before) => ({
    date: new Date(2019, 4, day - before),
    today: new Date(2019, 4, day).getTime(),
  })),
);

const contextOf = (language: Language, asOf: number | null): PaintContext => {
  return { language, plural: new Intl.PluralRules(language), asOf, now: asOf ?? 0 };
};

/** Adds samples of every kind of cell. Inner parts must be added before the parts that contain them. */
function addCells(maker: TemplateMaker, context: PaintContext): void {
  const columns = columnsOf(true);
  const unknown = Object.keys(executionCells).filter((name) => !columns.some(({ key }) => key === name));
  if (unknown.length > 0) throw new Error(`The tracker has no column ${unknown.join(', ')}`);
  for (const { instanceLabel } of sampleRows())
    if (instanceLabel !== null) maker.add(cut(instanceLabel), html(<MiddleTruncate text={instanceLabel} />));
  const cells = sampleRows().flatMap((row) =>
    columns.map(({ key, cell }): [Shown, string] => [executionCells[key](row, context), html(cell(row))]),
  );
  for (const [cell, shown] of cells.sort(([a], [b]) => depth(a) - depth(b))) maker.add(cell, shown);
}

function depth(shown: Shown): number {
  return typeof shown === 'string' ? 0 : 1 + Math.max(0, ...Object.values(shown.inside).map(depth));
}

function addTotal(maker: TemplateMaker, total: number, context: PaintContext): void {
  const { count, pager } = totalParts(total, context);
  const page = { rows: [], total, approximate: false, source: 'cache', newer: 0 } as const;
  if (count !== undefined) maker.add(count, html(<ExecutionCount page={{ ...page, rows: [] }} filtered={false} />));
  if (pager !== undefined) maker.add(pager, html(<Pager page={1} total={total} onPageChange={() => undefined} />));
}

/** Adds the tracker of a role, its row, and the skeleton of a row. */
function addScreen(maker: TemplateMaker, user: SessionUser, context: PaintContext): void {
  const [role = 'ROLE_USER'] = user.roles;
  const session = { token: '', clockOffsetMs: 0, user };
  const person = { session, role, brandUrl: BRAND_URL, cacheName: databases().cache.name, lastSuccess: null };
  const row = sampleRows().find(({ id }) => id % EMAILS.length === EMAILS.indexOf(user.email));
  if (row === undefined) throw new Error('There is no sample row');
  const page = { rows: [row], total: Math.max(...TOTALS), complete: true, newer: 0 };
  globalThis.firstPaint = {
    token: null,
    responses: null,
    settled: Promise.resolve(),
    preloaded: { cacheName: person.cacheName, page },
  };
  const screen = html(
    <Routes>
      <Route element={<Outlet context={session} />}>
        <Route element={<Shell isPublic={() => false} />}>
          <Route path={TRACKER_PATH} element={<TrackerPage />} />
        </Route>
      </Route>
    </Routes>,
  );
  const [, heading = '', body = ''] = /<tbody>(<tr.*?<\/tr>)(<tr.*)<\/tbody>/s.exec(screen) ?? [];
  maker.add(screenPart(person, page, context), screen.replace(heading + body, ''));
  maker.add(part(`group.${role}`, { day: dayPart(new Date(row.createdAt ?? 0), Date.now()) }), heading);
  const columns = columnsOf(role === 'ROLE_ADMIN');
  const { name, inside } = rowPart(role, row, context);
  // Include only the columns that the role sees.
  maker.add(part(name, Object.fromEntries(columns.map(({ key }) => [key, inside[key] ?? '']))), body);
  maker.add(part(`skeleton.${role}`), html(<TableSkeleton columns={columns} count={1} />));
}

function signIn(email: string, role: Role): SessionUser {
  const token = `.${btoa(JSON.stringify({ username: email, roles: [role], exp: 1e10 }))}.`;
  const user = readToken(token);
  if (user === null || storeSession(token, 0) === null) throw new Error('The sample session is not valid');
  return user;
}

function columnsOf(showCompany: boolean): ReturnType<typeof executionColumns> {
  const t = i18n.getFixedT(i18n.language, 'executions');
  return executionColumns(t, executionTexts(t), showCompany);
}

function html(node: ReactNode): string {
  return renderToStaticMarkup(<MemoryRouter initialEntries={[TRACKER_PATH]}>{node}</MemoryRouter>);
}
